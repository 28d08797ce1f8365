import { isApiError, fieldErrorMessage } from '@dara/sdk/api';
import { useIntl } from '@dara/sdk/i18n';
import { isOutcomeUnknown, useUpload } from '@dara/kit/image-field';
import { useNotice } from '@dara/sdk/notice';
import { describeError } from '@dara/kit/ui';
import { useRef, useState } from 'react';
import {
  useManagementCompositeCardCreateMutation,
  useManagementCompositeCardUpdateMutation,
  type CompositeCard,
} from '../../../api/generated.ts';
import { cardBody } from '../draft/card-body.ts';
import type { CardDraft } from '../draft/card-draft.ts';
import type { EditorPictures } from '../draft/editor-picture.ts';

interface Work {
  draft: CardDraft;
  pictures: EditorPictures;
  slotNames: readonly string[];
}

interface Save {
  talentId: string;
  onSaved: (card: CompositeCard, work: Work) => void;
  /** Files that the server refused, by key, with the reason in words. */
  onRefused: (refusals: ReadonlyMap<string, string>) => void;
}

export interface SaveProblem {
  lines: readonly string[];
  name?: string;
}

/** Random enough for one talent's cards, where the browser makes no uuid (plain http). */
export function newCardId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** What a failed save says: the newer card of a conflict, refused files, and what remains in words. */
function useSaveProblem(onRefused: Save['onRefused']) {
  const intl = useIntl();
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const [conflict, setConflict] = useState<CompositeCard | null>(null);
  const fail = (error: unknown, files: readonly string[]) => {
    if (isApiError(error) && error.code === 'VERSION_CONFLICT' && error.current) {
      setConflict(error.current as CompositeCard);
      return;
    }
    const refusals = new Map<string, string>();
    const lines: string[] = [];
    let name: string | undefined;
    for (const one of (isApiError(error) && error.errors) || []) {
      const { id, values } = fieldErrorMessage(one);
      const text = intl.formatMessage({ id }, values);
      const file = files[Number(/^imageFiles\.(\d+)/.exec(one.field)?.[1])];
      if (file) refusals.set(file, text);
      if (one.field === 'name') name = text;
      else lines.push(text);
    }
    if (lines.length === 0 && name === undefined) lines.push(describeError(error, intl).text);
    setProblem({ lines: [...new Set(lines)], name });
    onRefused(refusals);
  };
  return { problem, setProblem, conflict, setConflict, fail };
}

/** Stores the draft, once at a time; whatever goes wrong, draft and files stay as they are. */
export function useCardSave({ talentId, onSaved, onRefused }: Save) {
  const intl = useIntl();
  const notice = useNotice();
  const [create] = useManagementCompositeCardCreateMutation();
  const [update] = useManagementCompositeCardUpdateMutation();
  const upload = useUpload();
  const { problem, setProblem, conflict, setConflict, fail } = useSaveProblem(onRefused);
  const [isSaving, setIsSaving] = useState(false);
  const running = useRef<Promise<CompositeCard | null>>(undefined);
  const idRef = useRef<string>(undefined);
  /** A card may have been created although the answer was lost. */
  const mayExist = useRef(false);

  const send = async (work: Work, stored: Pick<CompositeCard, 'id' | 'version'> | null) => {
    if (!work.draft.name.trim()) {
      setProblem({ lines: [], name: intl.formatMessage({ id: 'kit.validation.required' }) });
      return null;
    }
    setProblem(null);
    idRef.current ??= newCardId();
    const { slotNames, draft, pictures } = work;
    const first = stored ? { version: stored.version } : { id: idRef.current };
    const { body, files } = cardBody(draft, pictures, { slotNames, ...first });
    const change = (card: Pick<CompositeCard, 'id' | 'version'>, form: FormData) =>
      upload.send(form, (sent) => update({ id: talentId, cardId: card.id, body: sent }));
    try {
      let card = stored
        ? await change(stored, body)
        : await upload.send(body, (sent) => create({ id: talentId, body: sent }));
      // The answer may be the card of the attempt before, without what has been changed since.
      if (!stored && mayExist.current) {
        const again = cardBody(draft, pictures, { slotNames, version: card.version });
        card = await change(card, again.body);
      }
      mayExist.current = false;
      idRef.current = undefined;
      setConflict(null);
      notice({ kind: 'success', message: { id: 'sdk.notice.saved' } });
      onSaved(card, work);
      return card;
    } catch (error) {
      if (!stored && isOutcomeUnknown(error)) mayExist.current = true;
      fail(error, files);
      return null;
    }
  };
  /** Resolves to the stored card, or null when it could not be stored; a second call awaits the first. */
  const save = (work: Work, stored: Pick<CompositeCard, 'id' | 'version'> | null) => {
    if (running.current) return running.current;
    setIsSaving(true);
    running.current = send(work, stored).finally(() => {
      running.current = undefined;
      setIsSaving(false);
    });
    return running.current;
  };
  return {
    save,
    isSaving,
    share: upload.share,
    cancel: upload.cancel,
    problem,
    conflict,
    dismissConflict: () => setConflict(null),
  };
}
