import type { RenderedPage } from './protocol.ts';

const MIN_STATUS = 200;
const MAX_STATUS = 599;

type Result = Omit<RenderedPage, 'html' | 'styles' | 'state'>;

const isText = (value: unknown): boolean => typeof value === 'string';
const isTextOrNone = (value: unknown): boolean => value === undefined || isText(value);

const isFailure = (value: { remote?: unknown; message?: unknown } | null): boolean =>
  isText(value?.remote) && isText(value?.message);

/** Validates a page from the renderer; undefined if it is invalid, because releases are untrusted. */
export function checkedPage(result: Result | null, texts: Buffer[]): RenderedPage | undefined {
  const [html, styles, state] = texts;
  if (html === undefined || styles === undefined || state === undefined) return undefined;
  if (typeof result !== 'object' || result === null) return undefined;
  const { status, head, errors, partFailures, redirect, owner } = result;
  const isSound =
    Number.isInteger(status) &&
    status >= MIN_STATUS &&
    status <= MAX_STATUS &&
    isText(head?.title) &&
    (errors === undefined || (Array.isArray(errors) && errors.every(isText))) &&
    (partFailures === undefined ||
      (Array.isArray(partFailures) &&
        partFailures.every((one: unknown) => isFailure(one as object | null)))) &&
    isTextOrNone(redirect) &&
    isTextOrNone(owner);
  return isSound ? { ...result, html, styles, state: state.toString() } : undefined;
}
