export {
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
  type DateInput,
  type DateStyle,
} from './formatters.ts';
export { useFormat, useRelativeTime } from './use-format.ts';
