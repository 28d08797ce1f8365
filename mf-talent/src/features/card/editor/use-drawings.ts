import { isApiError } from '@dara/sdk/api';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  useManagementCompositeCardDrawingMutation,
  type CardDraftDrawing,
  type CardSize,
  type CardTemplate,
} from '../../../api/generated.ts';
import type { CardDraft } from '../draft/card-draft.ts';

interface Wanted extends Pick<CardDraft, 'language' | 'fields'> {
  talentId: string;
  /** The one in use first. */
  templates: readonly CardTemplate[];
  size: CardSize;
}

/** Debounce for several checkboxes in a row. */
const PAUSE_MS = 200;

/**
 * Layout and texts of templates, rendered by the api. The editor inserts the photos,
 * so that moving one needs no request. Until a new rendering has loaded, the last one of its template is shown.
 */
export function useDrawings({ talentId, templates, language, fields, size }: Wanted) {
  const [draw] = useManagementCompositeCardDrawingMutation();
  const [drawn, setDrawn] = useState<ReadonlyMap<string, CardDraftDrawing>>(new Map());
  const [last, setLast] = useState<ReadonlyMap<CardTemplate, CardDraftDrawing>>(new Map());
  const [error, setError] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  const asked = useRef(new Set<string>());
  const chosen = JSON.stringify([language, fields.toSorted(), size]);
  const keyOf = (template: CardTemplate) => `${template} ${chosen}`;

  const ask = useEffectEvent(async () => {
    for (const template of templates) {
      const key = keyOf(template);
      if (asked.current.has(key)) continue;
      asked.current.add(key);
      try {
        const cardDraft = { template, language, fields: [...fields], size };
        const answer = await draw({ id: talentId, cardDraft }).unwrap();
        setDrawn((before) => new Map(before).set(key, answer));
        setLast((before) => new Map(before).set(template, answer));
        setError(null);
      } catch (cause) {
        asked.current.delete(key);
        // Permanent failures are reported; a lost connection is retried with the next change.
        if (isApiError(cause)) setError(cause);
        return;
      }
    }
  });
  const isFirst = last.size === 0;
  const wanted = templates.join();
  useEffect(() => {
    const timer = setTimeout(() => void ask(), isFirst ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [chosen, wanted, isFirst, attempt]);

  return {
    drawingOf: (template: CardTemplate): CardDraftDrawing | undefined =>
      drawn.get(keyOf(template)) ?? last.get(template),
    /** The rendering is older than the latest change. */
    isOld: (template: CardTemplate) => !drawn.has(keyOf(template)),
    error,
    retry: () => setAttempt((number) => number + 1),
  };
}
