import type { Locale, RenderInput, TrialVisitor } from '@dara/contract';
import { sessionActions, type Profile } from '@dara/sdk/session';
import type { DaraStore } from '@dara/sdk/store';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import type { RouteObject } from 'react-router-dom';
import type { ShellServices } from '../site/services.ts';

const PERSON = {
  id: '01900000-0000-7000-8000-000000000000',
  email: 'trial@example.com',
  firstName: 'Trial',
  lastName: 'Visitor',
  image: null,
};

/** Puts a user of a role into the store, as the browser does before it renders a guarded page. */
export function beVisitor(store: DaraStore, { role }: TrialVisitor, language: Locale): void {
  const profile =
    role === null ? undefined : ({ ...PERSON, permission: role, language } as Profile);
  store.dispatch(
    profile ? sessionActions.signedIn(profile) : sessionActions.restored({ isSignedIn: false }),
  );
}

/** A part without a page around it, at any address. Empty where its data does not load: its slot leaves it out. */
export async function barePart(
  { loadPart, store }: ShellServices,
  { props, ...shown }: NonNullable<TrialVisitor['part']>,
  { locale, signal }: RenderInput,
): Promise<RouteObject> {
  const { Component, loader } = await loadPart(shown);
  const hasData = await Promise.resolve(loader?.({ store, props, locale, signal })).then(
    () => true,
    () => false,
  );
  return { path: '*', element: hasData && <Component {...props} /> };
}

const STACK_LINES = 20;

/** With its stack, which names positions in the bundles. */
const textOf = (error: unknown): string =>
  error instanceof Error && error.stack
    ? error.stack.split('\n').slice(0, STACK_LINES).join('\n')
    : String(error);

/**
 * Renders a tree synchronously and returns what threw, including parts inside Suspense boundaries, which rendering to
 * a string silently leaves to the browser.
 */
export function firstStateErrors(tree: ReactNode): Promise<string[]> {
  const enough = new Error('the first state is rendered');
  return new Promise((resolve) => {
    const errors = new Map<string, string>();
    const note = (error: unknown): void => {
      const name = String(error);
      if (error !== enough && !errors.has(name)) errors.set(name, textOf(error));
    };
    const end = (): void => {
      stream.abort(enough);
      resolve([...errors.values()]);
    };
    const stream = renderToPipeableStream(tree, {
      onError: note,
      onShellReady: () => queueMicrotask(end),
      onShellError: (error) => {
        note(error);
        queueMicrotask(end);
      },
    });
  });
}
