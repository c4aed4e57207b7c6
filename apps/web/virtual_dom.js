// Elements as plain data, patched in place: focus, scrolling and hover survive a redraw.
//
//   render(h("p", { class: "note" }, "Hello ", h("b", null, name)), root)
//
// A node is { tag, props, children }; a text is a string. Children with a `key` are found again by it, others by their
// place. What is `still` is neither made nor compared again while the values that it depends on stay the same.
// @ts-check

/** @typedef {string | number | undefined} Key */
/**
 * @typedef {{ tag: string, props: Record<string, unknown>, children: (Node_ | string)[], key: Key, on?: unknown[],
 *             make?: () => Node_ }} Node_
 */
/** @typedef {Node_ | string | number | false | null | undefined | Child[]} Child */
/**
 * An element or a text with what the last drawing remembers of it.
 * @typedef {ChildNode & { $key?: Key, $on?: unknown[] }} DrawnNode
 * @typedef {Element & { $props?: Record<string, unknown> }} DrawnElement
 */
/** An event of an input or a choice. @typedef {Event & { target: HTMLInputElement & HTMLSelectElement }} Entry */

const SVG = "http://www.w3.org/2000/svg";
const SVG_TAGS = new Set(
  [
    "svg g path polygon polyline circle rect line text tspan use defs symbol title desc ellipse",
    "clipPath pattern linearGradient radialGradient stop",
  ].flatMap((tags) => tags.split(" ")),
);

/**
 * @param {string} tag
 * @param {Record<string, unknown> & { key?: Key } | null} [props]
 * @param {...Child} children
 * @returns {Node_}
 */
export function h(tag, props, ...children) {
  /** @type {(Node_ | string)[]} */
  const flat = [];
  const add = (/** @type {Child} */ child) => {
    if (Array.isArray(child)) child.forEach(add);
    else if (child !== null && child !== undefined && child !== false && child !== "")
      flat.push(typeof child === "object" ? child : String(child));
  };
  children.forEach(add);
  return { tag, props: props ?? {}, children: flat, key: props?.key };
}

/**
 * A part that is made anew only when one of the values has changed.
 * @param {Key} key
 * @param {unknown[]} on
 * @param {() => Node_} make
 * @returns {Node_}
 */
export function still(key, on, make) {
  return { tag: "", props: {}, children: [], key, on, make };
}

/** The tree becomes what stands below the root. @param {Node_} tree @param {Element} root */
export function render(tree, root) {
  patchChildren(root, [tree]);
}

/** @param {Element} parent @param {(Node_ | string)[]} wanted */
function patchChildren(parent, wanted) {
  /** @type {Map<Key, DrawnNode>} */
  const keyed = new Map();
  /** @type {DrawnNode[]} */
  const free = [];
  parent.childNodes.forEach((/** @type {DrawnNode} */ node) => {
    const key = node.$key;
    if (key !== undefined && !keyed.has(key)) keyed.set(key, node);
    else free.push(node);
  });
  let place = parent.firstChild;
  for (const each of wanted) {
    let want = each;
    if (typeof want !== "string" && want.make) {
      const { key, on } = want;
      const old = keyed.get(key);
      const before = old?.$on;
      if (old && before && on?.every((value, n) => value === before[n])) {
        keyed.delete(key);
        if (old !== place) parent.insertBefore(old, place);
        else place = old.nextSibling;
        continue;
      }
      want = { ...want.make(), key, on };
    }
    const key = typeof want === "string" ? undefined : want.key;
    /** @type {DrawnNode | undefined} */
    let found;
    if (key !== undefined) {
      found = keyed.get(key);
      keyed.delete(key);
    } else {
      const at = free.findIndex((node) => fits(node, want));
      if (at >= 0) [found] = free.splice(at, 1);
    }
    if (found && !fits(found, want)) {
      found.remove();
      if (place === found) place = parent.firstChild;
      found = undefined;
    }
    const node = found ?? make(want, parent);
    if (typeof want === "string") {
      if (node.nodeValue !== want) node.nodeValue = want;
    } else {
      patchProps(/** @type {Element} */ (node), want.props);
      patchChildren(/** @type {Element} */ (node), want.children);
      node.$on = want.on;
    }
    if (node !== place) parent.insertBefore(node, place);
    else place = place.nextSibling;
  }
  for (const node of keyed.values()) node.remove();
  for (const node of free) node.remove();
}

/** @param {DrawnNode} node @param {Node_ | string} want */
function fits(node, want) {
  if (typeof want === "string") return node.nodeType === 3;
  return node.nodeType === 1 && node.nodeName.toLowerCase() === want.tag.toLowerCase() && node.$key === want.key;
}

/** @param {Node_ | string} want @param {Element} parent @returns {DrawnNode} */
function make(want, parent) {
  if (typeof want === "string") return document.createTextNode(want);
  const svg = SVG_TAGS.has(want.tag) && (want.tag === "svg" || parent.namespaceURI === SVG);
  /** @type {DrawnNode} */
  const node = svg ? document.createElementNS(SVG, want.tag) : document.createElement(want.tag);
  if (want.key !== undefined) node.$key = want.key;
  return node;
}

/** @typedef {(event: Event) => unknown} Handler */

const STATEFUL = new Set(["checked", "selected"]);

/**
 * A listener without a result. A browser cancels an event if its `on...` property returns false: a checkbox in a
 * dialog could then not be switched.
 * @param {Handler} handler
 */
function quietly(handler) {
  return (/** @type {Event} */ event) => {
    handler(event);
  };
}

/** @param {DrawnElement} node @param {Record<string, unknown>} props */
function patchProps(node, props) {
  const old = node.$props ?? {};
  for (const name in old)
    if (!(name in props) || props[name] === null || props[name] === undefined || props[name] === false)
      unset(node, name);
  for (const name in props) {
    const value = props[name];
    if (STATEFUL.has(name)) {
      // people change these too: compared with what is shown, not with what was drawn
      if (Reflect.get(node, name) !== Boolean(value)) Reflect.set(node, name, Boolean(value));
      continue;
    }
    if (value === old[name] || value === null || value === undefined || value === false || name === "key") continue;
    if (name.startsWith("on")) Reflect.set(node, name, quietly(/** @type {Handler} */ (value)));
    else if (name === "value") {
      if (Reflect.get(node, "value") !== String(value)) Reflect.set(node, "value", value);
    } else if (name === "disabled" || name === "open") Reflect.set(node, name, Boolean(value));
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  node.$props = props;
}

/** @param {Element} node @param {string} name */
function unset(node, name) {
  if (name.startsWith("on")) Reflect.set(node, name, null);
  else if (name === "checked" || name === "disabled" || name === "open" || name === "selected")
    Reflect.set(node, name, false);
  else if (name !== "key") node.removeAttribute(name);
}
