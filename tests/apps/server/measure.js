// What stands over something else, is cut off, or sticks out of the window; evaluated in the page.
() => {
  const out = [];
  const seen = (e) => e.getClientRects().length && getComputedStyle(e).visibility !== 'hidden';
  const say = (e) => `${e.className?.baseVal ?? e.className}: ${(e.textContent ?? '').slice(0, 40)}`;
  if (document.documentElement.scrollWidth > innerWidth + 1) out.push('wider than the window');
  if (document.documentElement.scrollHeight > innerHeight + 1) out.push('taller than the window');
  const words = // what has letters
    'button, h2, h3, summary, .fact, .god-name, .pile, .part, .sentence, .note, .strip .one, .offer, .price, .turn, .me, li';
  for (const e of document.querySelectorAll(words)) {
    if (!seen(e) || e.closest('svg')) continue;
    if (e.scrollWidth > e.clientWidth + 2 && e.clientWidth && getComputedStyle(e).display !== 'inline') out.push('cut off: ' + say(e));
    const box = e.getBoundingClientRect();
    if (box.width && (box.left < -1 || box.right > innerWidth + 1)) out.push('outside: ' + say(e));
  }
  // things of the page do not cover each other
  const groups = ['header > *, header .tool', '.panel', '.option, .crossed, [data-act=confirm], [data-act=back], .stepper', '.spot', '.player', '.god > .row', '.market .card', '.zoom button', '.tabs button', '.strip .one'];
  for (const group of groups) {
    const found = [...document.querySelectorAll(group)].filter(seen);
    for (let i = 0; i < found.length; i++)
      for (let j = i + 1; j < found.length; j++) {
        const [one, two] = [found[i], found[j]];
        if (one.contains(two) || two.contains(one)) continue;
        const [a, b] = [one.getBoundingClientRect(), two.getBoundingClientRect()];
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const tall = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > 1.5 && tall > 1.5) out.push(`overlap: ${say(one)} | ${say(two)}`);
      }
  }
  // what is known of a player on a small screen stands in one line above the name
  for (const one of document.querySelectorAll('.strip .one')) {
    const parts = [...one.children].filter((each) => seen(each) && !each.matches('.who')).map((each) => each.getBoundingClientRect());
    if (parts.some((each) => each.top > parts[0].bottom - 4)) out.push(`in two lines: ${say(one)}`);
  }
  // on the board: tokens, buildings, coins and names of one area keep apart
  for (const area of document.querySelectorAll('.thing')) {
    const parts = [...area.querySelectorAll(':scope > .building, :scope > .piece, :scope > .units > .token, :scope > .site, :scope > text.name'), ...document.querySelectorAll(`.coins [data-of="${area.dataset.of}"]`)].filter((each) => seen(each) && each.getBoundingClientRect().width);
    for (let i = 0; i < parts.length; i++)
      for (let j = i + 1; j < parts.length; j++) {
        if (parts[i].matches('text') && parts[j].matches('text')) continue; // two lines of one name, whose boxes have leading
        const [a, b] = [parts[i].getBoundingClientRect(), parts[j].getBoundingClientRect()];
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const tall = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        const least = Math.min(a.width * a.height, b.width * b.height);
        if (wide > 0 && tall > 0 && wide * tall > 0.22 * least) out.push(`on the board: ${say(parts[i])} | ${say(parts[j])}`);
      }
  }
  // and whatever of them has letters can be read
  const board = document.querySelector('.board');
  const shown = board?.getBoundingClientRect();
  for (const text of board?.querySelectorAll('.things text, .coins text') ?? []) {
    const box = text.getBoundingClientRect();
    if (!box.width || box.right < shown.left || box.left > shown.right || box.bottom < shown.top || box.top > shown.bottom) continue;
    const matrix = text.getScreenCTM();
    const tall = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(matrix.a, matrix.b);
    if (tall < (text.matches('.name') ? 9 : 6.5)) out.push(`too small, ${tall.toFixed(1)}: ${say(text)}`);
  }
  return [...new Set(out)];
}
