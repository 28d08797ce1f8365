/** The element that a translator put around a text alone, or the text itself. */
function wrapperOf(text: Node, parent: Node): Node {
  let node = text;
  while (node.parentNode && node.parentNode !== parent && node.parentNode.childNodes.length === 1)
    node = node.parentNode;
  return node;
}

/** The child of `parent` in which a text is now; null if it is elsewhere. */
function childWith(text: Node, parent: Node): Node | null {
  let node: Node | null = text;
  while (node && node.parentNode !== parent) node = node.parentNode;
  return node;
}

/**
 * Translators such as Google Translate move texts into elements of their own. React then removes a text from, or inserts
 * before it in, a parent of which it is no child anymore, which throws and unmounts the page
 * (https://github.com/facebook/react/issues/11538). Here the text is removed with its wrapper, and its wrapper is inserted
 * before. Other nodes are treated as before.
 */
export function allowMovedTexts(): void {
  const { removeChild, insertBefore } = Node.prototype;
  const isMoved = (node: Node | null, parent: Node): node is Node =>
    node?.nodeType === Node.TEXT_NODE && node.parentNode !== parent;

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (!isMoved(child, this)) return removeChild.call(this, child) as Child;
    const wrapper = wrapperOf(child, this);
    if (this.contains(wrapper)) wrapper.parentNode?.removeChild(wrapper);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    const place = isMoved(before, this) ? childWith(before, this) : before;
    return insertBefore.call(this, child, place) as Child;
  };
}
