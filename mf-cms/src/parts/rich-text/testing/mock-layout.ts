/** Layout functions that the editor needs and jsdom lacks. */
export function mockLayout(): void {
  const none = () => [] as unknown as DOMRectList;
  const rect = () => ({ left: 0, right: 0, top: 0, bottom: 0, width: 0, height: 0 }) as DOMRect;
  Object.assign(Range.prototype, { getClientRects: none, getBoundingClientRect: rect });
  const bitmap = { width: 800, height: 600, close: () => undefined };
  Object.assign(globalThis, { createImageBitmap: async () => bitmap });
  document.elementFromPoint = () => null;
  URL.createObjectURL ??= () => 'blob:picture';
  URL.revokeObjectURL ??= () => undefined;
}
