import { useConfirm, type NoticeMessage } from '@dara/shared/notice';
import { useBlocker } from '@dara/shared/router';
import { useEffect, useEffectEvent, type RefObject } from 'react';

export interface LeaveGuardProps {
  /** Whether there is something to lose. */
  when: boolean;
  /** Set to true to let navigations pass, right after saving. */
  passRef?: RefObject<boolean>;
  /** What is lost; that unsaved changes are, when absent. */
  message?: NoticeMessage;
}

/** Asks before unsaved work is left, inside the site and when the tab closes. */
export function LeaveGuard({ when, passRef, message }: LeaveGuardProps) {
  const confirm = useConfirm();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      when && !passRef?.current && currentLocation.pathname !== nextLocation.pathname,
  );
  const ask = useEffectEvent(async () => {
    const isLeaving = await confirm({
      kind: 'danger',
      title: { id: 'shared.form.leave.title' },
      message: message ?? { id: 'shared.form.leave.text' },
      cancelLabel: { id: 'shared.form.leave.stay' },
      confirmLabel: { id: 'shared.form.leave.go' },
    });
    if (isLeaving) blocker.proceed?.();
    else blocker.reset?.();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') void ask();
  }, [blocker.state]);
  useEffect(() => {
    if (!when) return;
    const handleBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!passRef?.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', handleBeforeUnload);
    return () => window.removeEventListener('beforeunload', handleBeforeUnload);
  }, [when, passRef]);
  return null;
}
