import { useFormat } from '@dara/kit/format';

/** "23 พ.ย.", the Monday that a week begins with. */
export function useWeekLabel(): (week: string) => string {
  const format = useFormat();
  return (week) => format.date(week, 'day');
}
