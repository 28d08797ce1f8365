import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createCatalogue, DaraIntlProvider } from '@dara/sdk/i18n';
import {
  formatCompact,
  formatDate,
  formatDateRange,
  formatDateTime,
  formatMoney,
  formatMoneyRange,
  formatNumber,
  formatPercent,
  formatRelative,
  formatTime,
  toIsoDate,
  useFormat,
  useRelativeTime,
} from './format.ts';

/** 01:30 of the 21st in Bangkok, still the 20th in London. */
const NIGHT = '2026-11-20T18:30:00Z';

test('dates are days of Bangkok, with Buddhist years in Thai', () => {
  expect(formatDate(NIGHT, 'th')).toBe('21 พ.ย. 2569');
  expect(formatDate(NIGHT, 'en')).toBe('21 Nov 2026');
  expect(formatDate(NIGHT, 'th', 'long')).toBe('21 พฤศจิกายน 2569');
  expect(formatDate(NIGHT, 'th', 'month')).toBe('พฤศจิกายน 2569');
  expect([formatDate(NIGHT, 'th', 'year'), formatDate(NIGHT, 'en', 'year')]).toEqual([
    '2569',
    '2026',
  ]);
  expect(formatDate(NIGHT, 'en', 'full')).toBe('Saturday, 21 November 2026');
  expect(formatDate('2026-11-21', 'th')).toBe('21 พ.ย. 2569');
  expect(formatTime(NIGHT, 'en')).toBe('01:30');
  expect(formatDateTime(NIGHT, 'th')).toBe('21 พ.ย. 2569 01:30');
  expect(formatDateTime('2026-11-20T17:05:00Z', 'en')).toBe('21 Nov 2026, 00:05');
});

test('a range says once what its ends share', () => {
  expect(formatDateRange('2026-11-21', '2026-12-02', 'th')).toBe('21 พ.ย. – 2 ธ.ค. 2569');
  expect(formatDateRange('2026-11-21', null, 'en')).toBe('21 Nov 2026');
  expect(formatDateRange(null, '2026-12-02', 'en')).toBe('2 Dec 2026');
  expect(formatDateRange('2026-12-02', '2026-11-21', 'en')).toBe('2 Dec 2026');
});

test.each(['th', 'en'] as const)('a range of one day reads as that day in %s', (locale) => {
  const day = formatDate('2026-11-21', locale);
  expect(formatDateRange('2026-11-21', '2026-11-21', locale)).toBe(day);
  // 00:30 and 23:30 of the day in Bangkok.
  expect(formatDateRange('2026-11-20T17:30:00Z', '2026-11-21T16:30:00Z', locale)).toBe(day);
});

test('what is no date shows as nothing', () => {
  for (const value of [null, undefined, '', 'yesterday-ish', NaN]) {
    expect(formatDate(value, 'th')).toBe('');
    expect(formatDateTime(value, 'th')).toBe('');
    expect(toIsoDate(value)).toBe('');
    expect(formatRelative(value, 'th', NIGHT)).toBe('');
  }
});

test('dates are sent as yyyy-mm-dd of the day in Bangkok', () => {
  expect(toIsoDate(NIGHT)).toBe('2026-11-21');
  expect(toIsoDate(new Date('2026-01-05T00:00:00Z'))).toBe('2026-01-05');
});

test.each([
  ['2026-11-20T18:29:30Z', 'now', 'ขณะนี้'],
  ['2026-11-20T18:25:00Z', '5 minutes ago', '5 นาทีที่ผ่านมา'],
  ['2026-11-20T18:31:30Z', 'in 1 minute', 'ในอีก 1 นาที'],
  ['2026-11-20T20:30:00Z', 'in 2 hours', 'ในอีก 2 ชั่วโมง'],
  ['2026-11-20T16:00:00Z', 'yesterday', 'เมื่อวาน'],
  ['2026-11-21T18:00:00Z', 'tomorrow', 'พรุ่งนี้'],
  ['2026-11-15T03:00:00Z', '6 days ago', '6 วันที่ผ่านมา'],
  ['2026-11-14T03:00:00Z', '14 Nov 2026', '14 พ.ย. 2569'],
  ['2025-11-20T18:30:00Z', '21 Nov 2025', '21 พ.ย. 2568'],
])('%s seen at night is %s / %s', (value, en, th) => {
  expect(formatRelative(value, 'en', NIGHT)).toBe(en);
  expect(formatRelative(value, 'th', NIGHT)).toBe(th);
});

test.each([
  [0, '0', '0'],
  [999, '999', '999'],
  [1200, '1.2K', '1.2 พัน'],
  [12_345, '12.3K', '1.2 หมื่น'],
  [1_234_567, '1.2M', '1.2 ล้าน'],
])('%i in short is %s / %s', (value, en, th) => {
  expect(formatCompact(value, 'en')).toBe(en);
  expect(formatCompact(value, 'th')).toBe(th);
});

test('numbers, rates and baht', () => {
  expect(formatNumber(1234567.891, 'th')).toBe('1,234,567.89');
  expect(formatPercent(3.45, 'th')).toBe('3.45%');
  expect(formatPercent(0, 'en')).toBe('0%');
  expect(formatMoney(25000, 'th')).toBe('฿25,000');
  expect(formatMoney(1234.5, 'en')).toBe('฿1,234.50');
  expect(formatMoney(0, 'en')).toBe('฿0');
  expect(formatMoney(0.001, 'en')).toBe('฿0');
  expect(formatMoneyRange(10000, 20000, 'en')).toBe('฿10,000 – ฿20,000');
  expect(formatMoneyRange(10000, 10000, 'en')).toBe('฿10,000');
  expect(formatMoneyRange(10000, null, 'en')).toBe('฿10,000+');
  expect(formatMoneyRange(null, 10000, 'en')).toBe('≤ ฿10,000');
  expect(formatMoneyRange(null, null, 'en')).toBe('');
  for (const value of [null, undefined, NaN, Infinity]) {
    expect(formatMoney(value, 'th')).toBe('');
    expect(formatCompact(value, 'th')).toBe('');
    expect(formatNumber(value, 'th')).toBe('');
  }
});

function Times({ value }: { value: string }) {
  const format = useFormat();
  return (
    <p>
      {useRelativeTime(value)} {format.money(500)} {format.compact(1500)}
    </p>
  );
}

const inEnglish = (value: string) => (
  <DaraIntlProvider catalogue={createCatalogue({ locale: 'en', messages: {} })}>
    <Times value={value} />
  </DaraIntlProvider>
);

test('a relative time is a date on the server and grows old in the browser', () => {
  jest.useFakeTimers({ now: new Date(NIGHT) });
  expect(renderToString(inEnglish(NIGHT))).toContain('21 Nov 2026');
  render(inEnglish(NIGHT));
  expect(screen.getByText('now ฿500 1.5K')).toBeVisible();
  act(() => void jest.advanceTimersByTime(5 * 60_000));
  expect(screen.getByText('5 minutes ago ฿500 1.5K')).toBeVisible();
  jest.useRealTimers();
});
