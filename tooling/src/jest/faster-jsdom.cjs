const { createRequire } = require('node:module');

// jsdom 26.1 matches every rule of all style sheets against an element by its whole selector, recomputes the same style
// at each call, and searches the whole document for the control of each label. These replacements return the same
// results and save a quarter of the time of a page test.
const fromJsdom = createRequire(
  createRequire(require.resolve('jest-environment-jsdom')).resolve('jsdom/package.json'),
);
const { implForWrapper } = fromJsdom('./lib/jsdom/living/generated/utils.js');
const selectors = fromJsdom('./lib/jsdom/living/helpers/selectors.js');

const NAME = String.raw`[^\s>+~.:#*]`;
const SUBJECT = new RegExp(String.raw`(?:^|[\s>+~])(${NAME}*)((?:\.${NAME}+)*)[^\s>+~]*$`);

const CONDITION = /\[[^\]]*\]|\([^()]*\)/g;

/** A selector without attributes and pseudo class arguments matches at least the elements of the whole selector. */
function withoutConditions(selector) {
  const shorter = selector.replace(CONDITION, '');
  return shorter === selector ? shorter : withoutConditions(shorter);
}

/** Requirements of each selector alternative for the element itself; undefined if they cannot be determined. */
function subjectsOf(selector) {
  const plain = selector && withoutConditions(selector);
  if (!plain || /[([\\"']/.test(plain)) return undefined;
  const subjects = plain.split(',').map((one) => {
    const [, tag, classes] = SUBJECT.exec(one.trim()) ?? [];
    return { tag: tag?.toLowerCase(), className: classes?.split('.').at(-1) };
  });
  return subjects.every(({ tag, className }) => tag || className) ? subjects : undefined;
}

const known = new Map();

/** Whether a selector may match an element, by its tag and classes. */
function mayMatch(element, selector) {
  if (!known.has(selector)) known.set(selector, subjectsOf(selector));
  const subjects = known.get(selector);
  if (!subjects) return true;
  const name = element._localName.toLowerCase();
  let classes;
  return subjects.some(({ tag, className }) => {
    if (tag && tag !== name) return false;
    if (!className) return true;
    classes ??= (element.getAttributeNS(null, 'class') ?? '').split(/\s/);
    return classes.includes(className);
  });
}

const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, selector) =>
  mayMatch(element, selector) && matchesDontThrow(element, selector);

// Only from here on, because jsdom itself uses the function above while it loads.
fromJsdom('.');
const { isLabelable } = fromJsdom('./lib/jsdom/living/helpers/form-controls.js');
const { implementation: Label } = fromJsdom('./lib/jsdom/living/nodes/HTMLLabelElement-impl.js');

const { get: searchForControl } = Object.getOwnPropertyDescriptor(Label.prototype, 'control');
Object.defineProperty(Label.prototype, 'control', {
  configurable: true,
  get() {
    const id = this.getAttributeNS(null, 'for');
    const withId = id ? this._ownerDocument._ids?.[id] : undefined;
    // If one element in the label's document has that id, it is the result of the search.
    const isPlain = withId?.length === 1 && this.isConnected && withId[0].isConnected;
    if (!isPlain) return searchForControl.call(this);
    return isLabelable(withId[0]) ? withId[0] : null;
  },
});

/** Caches a computed style until jsdom invalidates its own cache, which it does at each change. */
exports.cacheComputedStyles = (window) => {
  const compute = window.getComputedStyle;
  const computed = new WeakMap();
  window.getComputedStyle = (element, pseudoElement) => {
    const document = implForWrapper(element)?._ownerDocument;
    if (!document || pseudoElement) return compute.call(window, element, pseudoElement);
    const known = document._styleCache && computed.get(document._styleCache)?.get(element);
    if (known) return known;
    const style = compute.call(window, element);
    const cache = document._styleCache;
    if (!computed.has(cache)) computed.set(cache, new WeakMap());
    computed.get(cache).set(element, style);
    return style;
  };
};
