export { foldSearch, personName } from '@dara/model';
export {
  formatDate,
  formatDateRange,
  formatDateTime,
  formatRelative,
  formatTime,
  toIsoDate,
} from './dates.ts';
export {
  formatCompact,
  formatMoney,
  formatMoneyRange,
  formatNumber,
  formatPercent,
} from './numbers.ts';
export { plainText } from './plain-text.ts';
export { useFormat, useRelativeTime } from './use-format.ts';
