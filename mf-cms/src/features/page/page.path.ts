const PAGES = '/management/cms/page';

/** Addresses of the screens of pages, and of what visitors read. */
export const pagePaths = {
  list: PAGES,
  detail: (slug: string) => `${PAGES}/detail/${slug}`,
  public: (slug: string) => (slug === 'about' ? '/#about-us' : `/${slug}`),
};
