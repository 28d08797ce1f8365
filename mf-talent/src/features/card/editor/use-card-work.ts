import { useRef, useState, useEffect, useEffectEvent } from 'react';
import type { CardOptions, CompositeCard } from '../../../api/generated.ts';
import type { CardDraft } from '../draft/card-draft.ts';
import { drawnDraft } from '../draft/drawn-draft.ts';
import { photoDpi } from '../photo/photo-view.ts';
import { useCardSave } from './use-card-save.ts';
import { slotNamesOf, useDraftEditor } from '../draft/use-draft-editor.ts';
import { useDrawings } from './use-drawings.ts';

/** Text inputs have their own undo. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.matches('input[type="text"], input:not([type]), textarea');

export interface CardWorkStart {
  talentId: string;
  options: CardOptions;
  /** Null for a card that is started. */
  card: CompositeCard | null;
  begin: CardDraft;
  /** Called when a new card has its own URL. */
  onCreated: (card: CompositeCard) => void;
}

/** One card in the making: its draft, how that is rendered, and how it is stored. */
export function useCardWork({ talentId, options, card, begin, onCreated }: CardWorkStart) {
  const editor = useDraftEditor({ options, card, begin });
  const { draft, pictures, tab, size, setTab } = editor.state;
  const [stored, setStored] = useState(card);
  const passRef = useRef(false);
  const { template, language, fields } = draft;
  const all = options.templates.map((one) => one.template);
  const templates = tab === 'template' ? [template, ...all] : [template];
  const drawings = useDrawings({ talentId, templates, language, fields, size });
  const drawing = drawings.drawingOf(template);
  const drawn = drawing && drawnDraft(drawing, draft, pictures);
  const places = drawn ? [...drawn.drawing.front.photos, ...drawn.drawing.back.photos] : [];
  const saving = useCardSave({
    talentId,
    onSaved: (saved, work) => {
      editor.markSaved(work.draft, work.pictures, saved);
      const isNew = stored?.id !== saved.id;
      setStored(saved);
      if (!isNew) return;
      passRef.current = true;
      onCreated(saved);
      // The leave guard sees this navigation in the next task.
      setTimeout(() => (passRef.current = false), 0);
    },
    onRefused: editor.refuse,
  });
  const work = { draft, pictures, slotNames: slotNamesOf(options, template) };
  const save = async () => {
    if (!draft.name.trim()) setTab('details');
    await saving.save(work, stored);
  };
  useEditorKeys({ onUndo: editor.undo, onRedo: editor.redo, onSave: () => void save() });
  return {
    editor,
    stored,
    /** True while the guard lets the editor's own navigation pass. */
    passRef,
    drawings,
    drawn,
    /** Every photo's place, the front's first. */
    places,
    softCount: places.filter((place, slot) => {
      const photo = draft.photos[slot];
      return photo && place.image && photoDpi(photo, place, place.image) < options.dpiMin;
    }).length,
    emptyCount: draft.photos.slice(0, draft.places).filter((photo) => photo === null).length,
    saving,
    save,
    /** The card as it is stored, saved first where it has to be; null when that failed. */
    saveForFile: async () => (editor.isDirty || !stored ? await saving.save(work, stored) : stored),
    keepMine: () => void saving.save(work, saving.conflict),
    takeTheirs: () => {
      if (!saving.conflict) return;
      editor.takeOver(saving.conflict);
      setStored(saving.conflict);
      saving.dismissConflict();
    },
    saveCopy: () => void saving.save(work, null),
  };
}

export type CardWork = ReturnType<typeof useCardWork>;

interface EditorKeys {
  onUndo: () => void;
  onRedo: () => void;
  onSave: () => void;
}

/** Ctrl or Cmd with Z, Shift Z, Y and S, regardless of focus. */
function useEditorKeys({ onUndo, onRedo, onSave }: EditorKeys): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key === 's') onSave();
    else if (isTyping(event.target)) return;
    else if (key === 'z' && !event.shiftKey) onUndo();
    else if (key === 'y' || key === 'z') onRedo();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, []);
}
