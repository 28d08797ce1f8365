/** The pages worth a link: ends, the current one and its neighbours; `null` is a gap. */
export function pageLinks(page: number, pages: number): (number | null)[] {
  const near = new Set([1, pages, page - 1, page, page + 1]);
  if (page <= 3) near.add(2).add(3).add(4);
  if (page >= pages - 2)
    near
      .add(pages - 1)
      .add(pages - 2)
      .add(pages - 3);
  const sorted = [...near].filter((n) => n >= 1 && n <= pages).sort((a, b) => a - b);
  return sorted.flatMap((n, index) => {
    const before = sorted[index - 1];
    if (before === undefined || n - before === 1) return [n];
    // A gap of one page is filled: an ellipsis would take the same room.
    return n - before === 2 ? [n - 1, n] : [null, n];
  });
}

/** How many pages `total` records fill; at least one. */
export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / Math.max(1, size)));
}
