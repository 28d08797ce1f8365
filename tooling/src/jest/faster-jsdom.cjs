const { createRequire } = require('node:module');

// Seen in jsdom 26.1: it tries each rule of all style sheets on an element by its whole selector, works out the same
// computed style at each call, and looks through the whole document for the control of each label. All answer the same
// here, sooner: together a quarter of the time that a page's test takes.
const fromJsdom = createRequire(
  createRequire(require.resolve('jest-environment-jsdom')).resolve('jsdom/package.json'),
);
const { implForWrapper } = fromJsdom('./lib/jsdom/living/generated/utils.js');
const selectors = fromJsdom('./lib/jsdom/living/helpers/selectors.js');

const NAME = String.raw`[^\s>+~.:#*]`;
const SUBJECT = new RegExp(String.raw`(?:^|[\s>+~])(${NAME}*)((?:\.${NAME}+)*)[^\s>+~]*$`);

const CONDITION = /\[[^\]]*\]|\([^()]*\)/g;

/** A selector without attributes and arguments of pseudo classes: it matches at least what the whole one matches. */
function withoutConditions(selector) {
  const shorter = selector.replace(CONDITION, '');
  return shorter === selector ? shorter : withoutConditions(shorter);
}

/** What each alternative of a selector asks of the element itself, first of all; none where that is not plain. */
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

/** Whether a selector may match an element, by the tag and a class that it asks for. */
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

// From here on, since the rest of jsdom takes the function above when it is loaded.
fromJsdom('.');
const { isLabelable } = fromJsdom('./lib/jsdom/living/helpers/form-controls.js');
const { implementation: Label } = fromJsdom('./lib/jsdom/living/nodes/HTMLLabelElement-impl.js');

const { get: searchForControl } = Object.getOwnPropertyDescriptor(Label.prototype, 'control');
Object.defineProperty(Label.prototype, 'control', {
  configurable: true,
  get() {
    const id = this.getAttributeNS(null, 'for');
    const withId = id ? this._ownerDocument._ids?.[id] : undefined;
    // One element of that id in the document, where the label is too, is the one that the search finds.
    const isPlain = withId?.length === 1 && this.isConnected && withId[0].isConnected;
    if (!isPlain) return searchForControl.call(this);
    return isLabelable(withId[0]) ? withId[0] : null;
  },
});

/** Returns what a window computed for an element until jsdom drops its own cache, as it does at each change. */
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
