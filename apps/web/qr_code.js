// Codes to scan, drawn by the page itself: the link of a seat is a secret and is sent to no one.
//
// QR codes (ISO/IEC 18004) of versions 1 to 15 with error correction M and bytes, up to 412 of them.
// @ts-check

const VERSIONS = 15;
/** Error correction M by version: bytes of correction in a block, and blocks. */
const CORRECTION = [0, 10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24];
const BLOCKS = [0, 1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10];
const MASKS = 8;
const LEVEL_M = 0;

/** Bytes of all blocks of a version. @param {number} version */
function bytesOf(version) {
  let bits = (16 * version + 128) * version + 64;
  if (version >= 2) {
    const lines = Math.floor(version / 7) + 2;
    bits -= (25 * lines - 10) * lines - 55;
    if (version >= 7) bits -= 36;
  }
  return bits >> 3;
}

/** @param {number} version */
function dataBytesOf(version) {
  return bytesOf(version) - (CORRECTION[version] ?? 0) * (BLOCKS[version] ?? 0);
}

/** The product in the field of 256 elements that the correction uses. @param {number} a @param {number} b */
function product(a, b) {
  let out = 0;
  for (let bit = 7; bit >= 0; bit--) {
    out = (out << 1) ^ ((out >> 7) * 0x11d);
    out ^= ((b >> bit) & 1) * a;
  }
  return out;
}

/** The remainder of a block after division: its correction. @param {number[]} data @param {number} degree */
function correction(data, degree) {
  const divisor = Array(degree).fill(0);
  divisor[degree - 1] = 1;
  let root = 1;
  for (let n = 0; n < degree; n++) {
    for (let m = 0; m < degree; m++) divisor[m] = product(divisor[m], root) ^ (divisor[m + 1] ?? 0);
    root = product(root, 2);
  }
  /** @type {number[]} */
  const out = Array(degree).fill(0);
  for (const byte of data) {
    const factor = byte ^ (out.shift() ?? 0);
    out.push(0);
    for (let n = 0; n < degree; n++) out[n] = (out[n] ?? 0) ^ product(divisor[n], factor);
  }
  return out;
}

/** The text with its correction, as bytes in the order of the code. @param {Uint8Array} text @param {number} version */
function codeWords(text, version) {
  /** @type {number[]} */
  const bits = [];
  const add = (/** @type {number} */ value, /** @type {number} */ count) => {
    for (let bit = count - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  add(4, 4); // bytes
  add(text.length, version < 10 ? 8 : 16);
  for (const byte of text) add(byte, 8);
  const room = dataBytesOf(version) * 8;
  add(0, Math.min(4, room - bits.length));
  add(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < room; pad ^= 0xec ^ 0x11) add(pad, 8);
  /** @type {number[]} */
  const bytes = [];
  for (let n = 0; n < bits.length; n += 8) bytes.push(bits.slice(n, n + 8).reduce((sum, bit) => sum * 2 + bit, 0));

  const count = BLOCKS[version] ?? 1;
  const degree = CORRECTION[version] ?? 0;
  const short = Math.floor(bytes.length / count);
  const long = bytes.length % count; // so many of the last blocks have one byte more
  /** @type {number[][]} */
  const blocks = [];
  for (let n = 0, at = 0; n < count; n++) {
    const size = short + (n >= count - long ? 1 : 0);
    blocks.push(bytes.slice(at, at + size));
    at += size;
  }
  /** @type {number[]} */
  const out = [];
  for (let n = 0; n <= short; n++) for (const block of blocks) if (n < block.length) out.push(block[n] ?? 0);
  const corrected = blocks.map((block) => correction(block, degree));
  for (let n = 0; n < degree; n++) for (const block of corrected) out.push(block[n] ?? 0);
  return out;
}

/** A square of modules: dark or not, and which of them carry no data. */
class Square {
  /** @param {number} version */
  constructor(version) {
    this.version = version;
    this.size = 17 + 4 * version;
    /** @type {boolean[][]} */
    this.dark = Array.from({ length: this.size }, () => Array(this.size).fill(false));
    /** @type {boolean[][]} */
    this.fixed = Array.from({ length: this.size }, () => Array(this.size).fill(false));
    this.patterns();
  }

  /** @param {number} x @param {number} y @param {boolean} dark */
  fix(x, y, dark) {
    const [row, fixed] = [this.dark[y], this.fixed[y]];
    if (!row || !fixed || x < 0 || x >= this.size) return;
    row[x] = dark;
    fixed[x] = true;
  }

  /** @param {number} x @param {number} y */
  at(x, y) {
    return this.dark[y]?.[x] ?? false;
  }

  patterns() {
    const { size, version } = this;
    for (let n = 0; n < size; n++) {
      this.fix(6, n, n % 2 === 0);
      this.fix(n, 6, n % 2 === 0);
    }
    /** @type {[number, number][]} */
    const corners = [
      [3, 3],
      [size - 4, 3],
      [3, size - 4],
    ];
    for (const [x, y] of corners)
      for (let dx = -4; dx <= 4; dx++)
        for (let dy = -4; dy <= 4; dy++) {
          const far = Math.max(Math.abs(dx), Math.abs(dy));
          this.fix(x + dx, y + dy, far !== 2 && far !== 4);
        }
    const places = alignment(version);
    const last = places.length - 1;
    for (const [n, x] of places.entries())
      for (const [m, y] of places.entries()) {
        if ((n === 0 && m === 0) || (n === 0 && m === last) || (n === last && m === 0)) continue;
        for (let dx = -2; dx <= 2; dx++)
          for (let dy = -2; dy <= 2; dy++) this.fix(x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
      }
    this.format(0);
    if (version >= 7) {
      let rest = version;
      for (let n = 0; n < 12; n++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
      const bits = (version << 12) | rest;
      for (let n = 0; n < 18; n++) {
        const [a, b] = [size - 11 + (n % 3), Math.floor(n / 3)];
        this.fix(a, b, ((bits >> n) & 1) === 1);
        this.fix(b, a, ((bits >> n) & 1) === 1);
      }
    }
  }

  /** Which correction and which mask it has. @param {number} mask */
  format(mask) {
    const { size } = this;
    const data = (LEVEL_M << 3) | mask;
    let rest = data;
    for (let n = 0; n < 10; n++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
    const bits = ((data << 10) | rest) ^ 0x5412;
    const bit = (/** @type {number} */ n) => ((bits >> n) & 1) === 1;
    for (let n = 0; n < 6; n++) this.fix(8, n, bit(n));
    this.fix(8, 7, bit(6));
    this.fix(8, 8, bit(7));
    this.fix(7, 8, bit(8));
    for (let n = 9; n < 15; n++) this.fix(14 - n, 8, bit(n));
    for (let n = 0; n < 8; n++) this.fix(size - 1 - n, 8, bit(n));
    for (let n = 8; n < 15; n++) this.fix(8, size - 15 + n, bit(n));
    this.fix(8, size - 8, true);
  }

  /** The bytes, in two columns upwards and downwards. @param {number[]} bytes */
  write(bytes) {
    const { size } = this;
    let at = 0;
    for (let right = size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      for (let step = 0; step < size; step++)
        for (const x of [right, right - 1]) {
          const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
          const row = this.dark[y];
          if (!row || this.fixed[y]?.[x] || at >= bytes.length * 8) continue;
          row[x] = (((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1) === 1;
          at++;
        }
    }
  }

  /** Turn what a mask says; a second time turns it back. @param {number} mask */
  turn(mask) {
    for (const [y, row] of this.dark.entries())
      for (let x = 0; x < this.size; x++) if (!this.fixed[y]?.[x] && turns(mask, x, y)) row[x] = !row[x];
  }

  /** How hard it is to read: long runs, blocks, what looks like a corner, more dark than light. */
  penalty() {
    const { size } = this;
    let out = 0;
    let dark = 0;
    for (let a = 0; a < size; a++)
      for (const across of [true, false]) {
        const line = Array.from({ length: size }, (_, b) => (across ? this.at(b, a) : this.at(a, b)));
        let run = 0;
        for (let b = 0; b < size; b++) {
          run = b > 0 && line[b] === line[b - 1] ? run + 1 : 1;
          if (run === 5) out += 3;
          else if (run > 5) out++;
          if (across && line[b]) dark++;
        }
        const text = line.map((each) => (each ? "1" : "0")).join("");
        for (const corner of ["10111010000", "00001011101"])
          for (let n = text.indexOf(corner); n >= 0; n = text.indexOf(corner, n + 1)) out += 40;
      }
    for (let y = 0; y < size - 1; y++)
      for (let x = 0; x < size - 1; x++) {
        const first = this.at(x, y);
        if (first === this.at(x + 1, y) && first === this.at(x, y + 1) && first === this.at(x + 1, y + 1)) out += 3;
      }
    return out + 10 * Math.floor(Math.abs((dark * 100) / (size * size) - 50) / 5);
  }
}

/** @param {number} mask @param {number} x @param {number} y */
function turns(mask, x, y) {
  switch (mask) {
    case 0:
      return (x + y) % 2 === 0;
    case 1:
      return y % 2 === 0;
    case 2:
      return x % 3 === 0;
    case 3:
      return (x + y) % 3 === 0;
    case 4:
      return (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0;
    case 5:
      return ((x * y) % 2) + ((x * y) % 3) === 0;
    case 6:
      return (((x * y) % 2) + ((x * y) % 3)) % 2 === 0;
    default:
      return (((x + y) % 2) + ((x * y) % 3)) % 2 === 0;
  }
}

/** Where the small squares are, in both directions. @param {number} version */
function alignment(version) {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  /** @type {number[]} */
  const out = [];
  for (let at = version * 4 + 10; out.length < count - 1; at -= step) out.unshift(at);
  return [6, ...out];
}

/**
 * The rows of the code of a text, dark or light; null: it is too long. `mask`: only for tests.
 * @param {string} text
 * @param {number} [mask]
 * @returns {boolean[][] | null}
 */
export function qrCode(text, mask) {
  const bytes = new TextEncoder().encode(text);
  let version = 1;
  while (version <= VERSIONS && dataBytesOf(version) < bytes.length + (version < 10 ? 2 : 3)) version++;
  if (version > VERSIONS) return null;
  const square = new Square(version);
  square.write(codeWords(bytes, version));
  let best = mask ?? 0;
  if (mask === undefined) {
    let least = Number.POSITIVE_INFINITY;
    for (let each = 0; each < MASKS; each++) {
      square.format(each);
      square.turn(each);
      const penalty = square.penalty();
      square.turn(each);
      if (penalty < least) [least, best] = [penalty, each];
    }
  }
  square.format(best);
  square.turn(best);
  return square.dark;
}

/** The dark modules of a code as a path, with a border of two. @param {boolean[][]} rows */
export function qrPath(rows) {
  let out = "";
  for (const [y, row] of rows.entries())
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      let end = x;
      while (row[end + 1]) end++;
      out += `M${x + 2} ${y + 2}h${end - x + 1}v1h${x - end - 1}z`;
      x = end;
    }
  return out;
}
