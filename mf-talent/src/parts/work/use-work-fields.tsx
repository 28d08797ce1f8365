import { WORK_LISTS, typedNumber } from '@dara/model';
import { channelMessages } from '@dara/agency/labels';
import { useFormat } from '@dara/kit/format';
import { useIntl } from '@dara/sdk/i18n';
import type { ConflictField } from '@dara/kit/record';
import { useMemo, type ReactNode } from 'react';
import type {
  BudgetValues,
  ExperienceValues,
  PerformanceValues,
  WorkValues,
} from './work.model.ts';

const COLUMNS = {
  budgets: ['type', 'detail', 'rateCharge'],
  experiences: [
    ...['project', 'role', 'customerName', 'experienceType', 'hireDate', 'link', 'pictures'],
  ],
  socialMediaPerformance: [
    ...['channel', 'followers', 'engagement', 'averagePostReach', 'averageStoryView'],
    ...['cpr', 'cpe'],
  ],
};
const TITLES = {
  budgets: 'talent.profile.budgets',
  experiences: 'talent.profile.experiences',
  socialMediaPerformance: 'talent.profile.performance',
} as const;
type ListName = keyof typeof TITLES;
const LISTS = Object.keys(TITLES) as ListName[];

/** Labels of fields in the error summary, by name. */
export function useWorkLabels(): Record<string, string> {
  const intl = useIntl();
  return useMemo(() => {
    const labels: Record<string, string> = {};
    for (const list of LISTS) {
      const title = intl.formatMessage({ id: TITLES[list] });
      for (const column of COLUMNS[list]) {
        const label = intl.formatMessage({ id: `talent.work.field.${column}` });
        for (let row = 0; row < WORK_LISTS.parts; row += 1) {
          labels[`${list}.${row}.${column}`] = `${title} ${row + 1} · ${label}`;
        }
      }
    }
    return labels;
  }, [intl]);
}

const lines = (...parts: readonly ReactNode[]) => parts.filter(Boolean).join('\n');
const keyOf = ({ key }: { key: string }) => key;

/** Comparison of two edits of a work: row by row. */
export function useWorkConflictFields(): readonly ConflictField<WorkValues>[] {
  const intl = useIntl();
  const format = useFormat();
  const say = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id }, values);
  const named = (id: string, value: string) =>
    value && `${say(`talent.work.field.${id}`)}: ${value}`;
  const budget = ({ type, detail, rateCharge }: BudgetValues) =>
    lines(
      type && say(`talent.budget.${type}`),
      detail,
      format.money(typedNumber(rateCharge)) || rateCharge,
    );
  const experience = (row: ExperienceValues) =>
    lines(
      row.project,
      row.role,
      row.customerName,
      say(`talent.experience.${row.experienceType}`),
      format.date(row.hireDate),
      row.link,
      say('talent.work.pictureCount', { count: row.pictures.length }),
    );
  const performance = (row: PerformanceValues) =>
    lines(
      say(channelMessages[row.channel].id),
      named('followers', row.followers),
      named('engagement', row.engagement && `${row.engagement}%`),
      named('averagePostReach', row.averagePostReach),
      named('averageStoryView', row.averageStoryView),
      named('cpr', row.cpr),
      named('cpe', row.cpe),
    );
  const label = (name: ListName) => say(TITLES[name]);
  return [
    { name: 'budgets', keyOf, label: label('budgets'), show: budget },
    { name: 'experiences', keyOf, label: label('experiences'), show: experience },
    {
      name: 'socialMediaPerformance',
      keyOf,
      label: label('socialMediaPerformance'),
      show: performance,
    },
  ];
}
