import type { Locator, Page } from '@playwright/test';

/** The management lists: address, api request and page title. */
export const LISTS = {
  talents: { path: '/management/talent/model', call: '/api/management/talent', name: 'ศิลปินทั้งหมด' },
  jobs: { path: '/management/business/job', call: '/api/management/job', name: 'งาน' },
  news: { path: '/management/cms/news', call: '/api/management/news', name: 'ข่าว' },
  users: { path: '/management/setting/user', call: '/api/management/profile', name: 'ผู้ใช้งาน' },
} as const;
export type ListName = keyof typeof LISTS;

export const table = (page: Page): Locator => page.getByRole('table');
/** One per record. */
export const rows = (page: Page): Locator => table(page).getByRole('rowheader');
