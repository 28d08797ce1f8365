import { useConfirm, type NoticeMessage } from '@dara/sdk/notice';
import { useBlocker } from '@dara/sdk/router';
import { useEffect, useEffectEvent, useId, useSyncExternalStore, type RefObject } from 'react';

export interface LeaveGuardProps {
  /** Whether there is something to lose. */
  when: boolean;
  /** Set to true to let navigations pass, right after saving. */
  passRef?: RefObject<boolean>;
  /** What is unsaved. */
  record?: string;
  /** Message about the loss; by default about unsaved changes. */
  message?: NoticeMessage;
}

interface Guard {
  id: string;
  passRef?: RefObject<boolean>;
  record?: string;
  message?: NoticeMessage;
}

// A router supports one blocker, and a page may have several forms in tabs: the first one asks for all.
let guards: readonly Guard[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Guard[]): void {
  guards = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isHolding = ({ passRef }: Guard) => !passRef?.current;
const firstId = () => guards[0]?.id;

/** Asks for confirmation before unsaved work is lost, inside the site and when the tab closes. */
export function LeaveGuard({ when, passRef, record, message }: LeaveGuardProps) {
  const id = useId();
  const first = useSyncExternalStore(subscribe, firstId, () => undefined);
  const register = useEffectEvent(() => change([...guards, { id, passRef, record, message }]));
  useEffect(() => {
    if (!when) return;
    register();
    return () => change(guards.filter((guard) => guard.id !== id));
  }, [when, id, record]);
  useEffect(() => {
    if (!when) return;
    const handleBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!passRef?.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', handleBeforeUnload);
    return () => window.removeEventListener('beforeunload', handleBeforeUnload);
  }, [when, passRef]);
  return when && first === id ? <Asker /> : null;
}

function Asker() {
  const confirm = useConfirm();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && guards.some(isHolding),
  );
  const ask = useEffectEvent(async () => {
    const isLeaving = await confirm({
      kind: 'danger',
      title: { id: 'kit.form.leave.title' },
      records: guards.filter(isHolding).flatMap(({ record }) => record || []),
      message: guards.find(isHolding)?.message ?? { id: 'kit.form.leave.text' },
      cancelLabel: { id: 'kit.form.leave.stay' },
      confirmLabel: { id: 'kit.form.leave.go' },
    });
    if (isLeaving) blocker.proceed?.();
    else blocker.reset?.();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') void ask();
  }, [blocker.state]);
  return null;
}
