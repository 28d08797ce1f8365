import { errorMessage } from '@dara/sdk/api';
import { useConfirm, useNotice } from '@dara/sdk/notice';
import { useState } from 'react';
import {
  useTalentCalendarLinkMutation,
  useTalentCalendarUnlinkMutation,
} from '../../api/generated.ts';

/** Creates, copies and revokes the calendar link; a new link is shown until the page is left. */
export function useCalendarLink(linkedAt: string | null) {
  const notice = useNotice();
  const confirm = useConfirm();
  const [url, setUrl] = useState<string>();
  const [make, making] = useTalentCalendarLinkMutation();
  const [revoke, revoking] = useTalentCalendarUnlinkMutation();
  const fail = (error: unknown) => {
    const { id, values } = errorMessage(error);
    notice({ kind: 'error', message: { id, values } });
  };
  const ask = (word: 'replace' | 'revoke') =>
    confirm({
      title: { id: `talent.calendar.link.${word}Title` },
      message: { id: `talent.calendar.link.${word}Text` },
      confirmLabel: { id: `talent.calendar.link.${word}` },
    });
  const handleMake = async () => {
    if (linkedAt && !(await ask('replace'))) return;
    await make()
      .unwrap()
      .then((made) => setUrl(made.url), fail);
  };
  const handleRevoke = async () => {
    if (!(await ask('revoke'))) return;
    setUrl(undefined);
    await revoke()
      .unwrap()
      .then(
        () => notice({ kind: 'success', message: { id: 'talent.calendar.link.revoked' } }),
        fail,
      );
  };
  const handleCopy = async () => {
    if (!url) return;
    await navigator.clipboard.writeText(url).then(
      () => notice({ kind: 'success', message: { id: 'sdk.notice.linkCopied' } }),
      () => notice({ kind: 'error', message: { id: 'talent.calendar.link.notCopied' } }),
    );
  };
  return {
    url,
    isMaking: making.isLoading,
    isRevoking: revoking.isLoading,
    make: () => void handleMake(),
    revoke: () => void handleRevoke(),
    copy: () => void handleCopy(),
  };
}
