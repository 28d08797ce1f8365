import type { Locator, Page } from '@playwright/test';

/** A day relative to today, as `yyyy-mm-dd` in Bangkok. */
export function dayFromNow(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000);
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok' }).format(day);
}

/** Types a day into a date field: Buddhist years in Thai, Gregorian in English. */
export async function typeDay(
  scope: Page | Locator,
  label: string | RegExp,
  isoDay: string,
  locale: 'th' | 'en' = 'th',
): Promise<void> {
  const [year = '', month = '', day = ''] = isoDay.split('-');
  const shown = String(Number(year) + (locale === 'th' ? 543 : 0));
  const field = scope.getByRole('group', { name: label }).first();
  await field.getByRole('spinbutton').first().click();
  for (const digit of `${day}${month}${shown}`) await field.page().keyboard.press(digit);
}
