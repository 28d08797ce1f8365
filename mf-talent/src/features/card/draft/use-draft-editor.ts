import type { MessageDescriptor } from '@dara/sdk/i18n';
import { useReducer, useState } from 'react';
import type { CardOptions, CardSize, CardTemplate, CompositeCard } from '../../../api/generated.ts';
import {
  draftOf,
  isSameDraft,
  picturesOf,
  type CardDraft,
  type DraftChange,
} from './card-draft.ts';
import { placeOf, type CardEditorState, type EditorTab } from './card-editor-context.ts';
import { historyReducer, startHistory } from './draft-history.ts';
import { afterSaving, storedImages, type EditorImages } from './editor-image.ts';
import { useImageFiles } from './use-image-files.ts';

interface Start {
  options: CardOptions;
  card: CompositeCard | null;
  /** Initial values of a new card. */
  begin: CardDraft;
}

export interface Announcement {
  message: MessageDescriptor;
  values?: Record<string, string | number>;
}

export const slotNamesOf = (options: CardOptions, template: CardTemplate): string[] =>
  options.templates.find((one) => one.template === template)?.slots ?? [];

/** Selection in the editor: slot, side, size, tab. */
function useEditorView(options: CardOptions, draft: CardDraft) {
  const [selected, setSelected] = useState<number | null>(null);
  const [side, setSide] = useState<'front' | 'back'>('front');
  const [size, setSize] = useState<CardSize>('A5');
  const [tab, setTab] = useState<EditorTab>('photos');
  const select = (slot: number | null) => {
    setSelected(slot);
    if (slot !== null) setSide(placeOf(options, draft, slot).side);
  };
  /** For a draft that has fewer places now. */
  const deselectFrom = (places: number) =>
    setSelected((slot) => (slot !== null && slot >= places ? null : slot));
  return { shown: { selected, side, size, tab, select, setSide, setSize, setTab }, deselectFrom };
}

/** The images at hand, without files that were removed and are not in use. */
function useEditorImages({ options, card }: Start, draft: CardDraft) {
  const [all, setImages] = useState<EditorImages>(() => storedImages(options, card));
  /** Files that were removed: undoing may need them again. */
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const used = new Set(picturesOf(draft));
  const pictures: EditorImages = new Map(
    [...all].filter(([key]) => used.has(key) || !hidden.has(key)),
  );
  const files = [...pictures.values()].filter(({ file }) => file);
  const count = new Set([...used, ...files.map(({ key }) => key)]).size;
  const hide = (key: string) => setHidden((before) => new Set(before).add(key));
  return { pictures, setImages, hide, count, hasFiles: files.length > 0 };
}

function withRefusals(pictures: EditorImages, refusals: ReadonlyMap<string, string>): EditorImages {
  const marked = [...pictures].map(([key, picture]) => {
    const refusal = refusals.get(key);
    return [key, picture.refusal === refusal ? picture : { ...picture, refusal }] as const;
  });
  return new Map(marked);
}

/** State of the editor: draft, history, images, selection. */
export function useDraftEditor(start: Start) {
  const { options, card, begin } = start;
  const [history, dispatch] = useReducer(historyReducer, undefined, () =>
    startHistory(card ? draftOf(card, slotNamesOf(options, card.template)) : begin),
  );
  const [saved, setSaved] = useState(history.present);
  const [said, setSaid] = useState<Announcement | null>(null);
  const draft = history.present;
  const { shown, deselectFrom } = useEditorView(options, draft);
  const { pictures, setImages, hide, count, hasFiles } = useEditorImages(start, draft);
  const { addFiles, problems } = useImageFiles({
    pictures,
    setImages,
    room: options.picturesMax - count,
    limit: options.picturesMax,
  });
  const change = (one: DraftChange, merge?: string) => {
    if (one.kind === 'template') deselectFrom(one.places);
    dispatch({ type: 'change', change: one, merge });
  };
  const announce: CardEditorState['announce'] = (message, values) => setSaid({ message, values });
  const step = (type: 'undo' | 'redo') => {
    dispatch({ type });
    deselectFrom(draft.places);
    announce({ id: type === 'undo' ? 'talent.card.undone' : 'talent.card.redone' });
  };
  const removeFile = (key: string) => {
    change({ kind: 'forget', picture: key });
    hide(key);
  };
  const state: CardEditorState = {
    options,
    draft,
    pictures,
    ...shown,
    change,
    addFiles,
    removeFile,
    problems,
    announce,
  };
  return {
    state,
    said,
    isDirty: !isSameDraft(draft, saved) || hasFiles,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => step('undo'),
    redo: () => step('redo'),
    /** Sets the stored state as the base for later changes. */
    markSaved: (sent: CardDraft, sentImages: EditorImages, stored: CompositeCard) => {
      setSaved(sent);
      const slotNames = slotNamesOf(options, sent.template);
      setImages((now) => new Map([...now, ...afterSaving(sentImages, sent, slotNames, stored)]));
    },
    /** Shows another user's stored version; undo returns to one's own. */
    takeOver: (other: CompositeCard) => {
      const next = draftOf(other, slotNamesOf(options, other.template));
      setImages((now) => new Map([...storedImages(options, other), ...now]));
      dispatch({ type: 'replace', draft: next });
      setSaved(next);
    },
    refuse: (refusals: ReadonlyMap<string, string>) =>
      setImages((now) => withRefusals(now, refusals)),
  };
}
