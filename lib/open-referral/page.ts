type Part = { page: number; size: number; total: number };

export function toPage<T>(contents: readonly T[], { page, size, total }: Part) {
  const pages = Math.ceil(total / size);
  return {
    total_items: total,
    total_pages: pages,
    page_number: page,
    size: contents.length,
    first_page: page === 1,
    last_page: page >= pages,
    empty: contents.length === 0,
    contents,
  };
}

export function pageOf<T>(all: readonly T[], { page, size }: Omit<Part, 'total'>) {
  return toPage(all.slice((page - 1) * size, page * size), { page, size, total: all.length });
}
