import { liveRelease, type ShownPart } from '@dara/contract';
import { whenIdle } from '@dara/kit/ui';
import { useSession } from '@dara/sdk/session';
import type { PlacedSlot } from '@dara/sdk/slot';
import { Suspense, lazy, useEffect, useMemo, useState, type ComponentType } from 'react';
import { RemoteBoundary } from '../remotes/remote-boundary.tsx';
import { reportRenderFailure } from '../remotes/telemetry.ts';
import { partId, useServices, type ShellServices } from '../site/services.ts';
import { checkProps } from './slot-props.ts';

/** The parts of live remotes in a slot, as far as the visitor may see them: on the server those for everyone. */
export function ShownParts({ name, props }: PlacedSlot) {
  const { snapshot } = useServices();
  const { profile } = useSession();
  const [owner = '', slot = ''] = name.split('/');
  const offered = liveRelease(snapshot, owner)?.extras;
  if (process.env.NODE_ENV !== 'production') checkProps(name, offered?.slots, props);
  const text = JSON.stringify(props);
  return offered?.shown?.[slot]
    ?.filter(({ permission: roles }) => !roles || roles.includes(profile?.permission ?? ''))
    .map(({ remote, part }) => (
      <PartArea key={partId({ remote, part })} {...{ remote, part, text }} />
    ));
}

/** Loads a part with its data; never resolves after a failure, which the area hears of. */
async function loadWhenIdle(
  { loadPart, store, catalogue }: ShellServices,
  shown: ShownPart,
  { props, isSent, onFailed }: { props: object; isSent: boolean; onFailed: () => void },
): Promise<{ default: ComponentType }> {
  try {
    await new Promise<void>((resolve) => whenIdle(resolve));
    const { Component, loader } = await loadPart(shown);
    const { locale } = catalogue;
    // The document of a sent part has its data.
    if (!isSent) await loader?.({ store, props, locale, signal: new AbortController().signal });
    return { default: Component };
  } catch {
    // The loader of remotes has reported it.
    onFailed();
    return new Promise(() => undefined);
  }
}

/** The area of one part: empty until it is loaded, and when it fails. Nothing inside affects the page. */
function PartArea({ text, ...shown }: ShownPart & { text: string }) {
  const services = useServices();
  const { sentParts } = services;
  const id = partId(shown);
  const props = useMemo(() => JSON.parse(text) as object, [text]);
  const [isSent] = useState(() => sentParts.has(id));
  // What the document lacks comes after the page's first render, which has to equal it.
  const [state, setState] = useState<'empty' | 'shown' | 'failed'>(isSent ? 'shown' : 'empty');
  const [Part] = useState<ComponentType>(
    () =>
      services.partNow?.(shown, props) ??
      lazy(() =>
        loadWhenIdle(services, shown, { props, isSent, onFailed: () => setState('failed') }),
      ),
  );
  useEffect(() => {
    sentParts.delete(id);
    setState((before) => (before === 'empty' ? 'shown' : before));
  }, [sentParts, id]);
  // The same element until the props change, so that React keeps what the document contains until the part is loaded.
  const content = useMemo(
    () => (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    ),
    [Part, props],
  );
  if (state !== 'shown') return null;
  return (
    <RemoteBoundary
      resetKeys={[text]}
      onError={(error) =>
        reportRenderFailure(services, { owner: shown.remote, page: shown.part }, error)
      }
      fallback={() => null}
    >
      {content}
    </RemoteBoundary>
  );
}
