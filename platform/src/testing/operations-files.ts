import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const OPERATIONS = join(import.meta.dirname, '../../../docs/operations');
const read = (name: string): string => readFileSync(join(OPERATIONS, name), 'utf8');

/** Expressions of the shipped alerts, one per line of the file. */
export const ruleExpressions = (): string[] =>
  [...read('prometheus-rules.yml').matchAll(/^ +expr: (.+)$/gm)].map(([, text = '']) => text);

interface Panel {
  targets?: { expr: string }[];
}

/** Expressions of the shipped dashboard, with its variables filled in. */
export const dashboardExpressions = (): string[] =>
  (JSON.parse(read('grafana-dashboard.json')) as { panels: Panel[] }).panels
    .flatMap(({ targets = [] }) => targets)
    .map(({ expr }) => expr.replaceAll('$instance', '.*'));

const WORDS = /^(?:and|or|unless|bool|offset)$/;

/** Metric names in a PromQL expression. */
export function metricsOf(expression: string): string[] {
  const bare = expression
    .replace(/\{[^}]*\}|\[[^\]]*\]/g, ' ')
    .replace(/\b(?:by|without|on|ignoring|group_left|group_right) *\([^)]*\)/g, ' ');
  const names = [...bare.matchAll(/(?<![\w.])[a-zA-Z_:][\w:]*(?![\w:]| *\()/g)].map(
    ([name]) => name,
  );
  return [...new Set(names.filter((name) => !WORDS.test(name)))];
}
