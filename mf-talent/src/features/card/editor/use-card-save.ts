import { isApiError, fieldErrorMessage } from '@dara/sdk/api';
import { useIntl } from '@dara/sdk/i18n';
import { useUpload } from '@dara/kit/image-field';
import { useNotice } from '@dara/sdk/notice';
import { describeError } from '@dara/kit/ui';
import { useRef, useState } from 'react';
import type { CompositeCard } from '../../../api/generated.ts';
import { cardBody } from '../draft/card-body.ts';
import type { CardDraft } from '../draft/card-draft.ts';
import type { EditorImages } from '../draft/editor-image.ts';
import { useCardCreation, type CardTarget } from './use-card-creation.ts';

interface Work {
  draft: CardDraft;
  pictures: EditorImages;
  slotNames: readonly string[];
}

interface Save {
  talentId: string;
  onSaved: (card: CompositeCard, work: Work) => void;
  /** Error messages of files that the server refused, by key. */
  onRefused: (refusals: ReadonlyMap<string, string>) => void;
}

export interface SaveProblem {
  lines: readonly string[];
  name?: string;
}

/** Result of a failed save: the newer card of a conflict, refused files, and a message. */
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

/** Saves the draft, one request at a time; on failure draft and files stay. */
export function useCardSave({ talentId, onSaved, onRefused }: Save) {
  const intl = useIntl();
  const notice = useNotice();
  const upload = useUpload();
  const cards = useCardCreation(talentId, upload);
  const { problem, setProblem, conflict, setConflict, fail } = useSaveProblem(onRefused);
  const [isSaving, setIsSaving] = useState(false);
  const running = useRef<Promise<CompositeCard | null>>(undefined);

  const send = async (work: Work, stored: CardTarget | null) => {
    if (!work.draft.name.trim()) {
      setProblem({ lines: [], name: intl.formatMessage({ id: 'kit.validation.required' }) });
      return null;
    }
    setProblem(null);
    const { slotNames, draft, pictures } = work;
    const formOf = (version?: number) => cardBody(draft, pictures, { slotNames, version });
    const { body, files } = formOf(stored?.version);
    try {
      const card = await (stored
        ? cards.change(stored, body)
        : cards.make(draft, (version) => formOf(version).body));
      setConflict(null);
      notice({ kind: 'success', message: { id: 'sdk.notice.saved' } });
      onSaved(card, work);
      return card;
    } catch (error) {
      fail(error, files);
      return null;
    }
  };
  /** Resolves to the stored card, or null when it could not be stored; a second call awaits the first. */
  const save = (work: Work, stored: CardTarget | null) => {
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
