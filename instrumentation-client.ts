/*
 * A browser that translates a page puts elements of its own in the place of texts, under React's hands
 * (github.com/facebook/react/issues/11538). What is not where React left it is let go, so that no page fails for it.
 */
const { insertBefore, removeChild } = Node.prototype;

Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
  if (child.parentNode === this) removeChild.call(this, child);
  return child;
};

Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
  insertBefore.call(this, node, before?.parentNode === this ? before : null);
  return node;
};
