import type { MessageDescriptor } from '@dara/sdk/i18n';
import type { CardSideName } from '@dara/agency/card';
import { createContext, use } from 'react';
import type { CardOptions, CardSize } from '../../../api/generated.ts';
import type { CardDraft, DraftChange } from './card-draft.ts';
import type { EditorImages } from './editor-image.ts';

export type EditorTab = 'photos' | 'template' | 'details';

/** State and actions for every part of the editor. */
export interface CardEditorState {
  options: CardOptions;
  draft: CardDraft;
  pictures: EditorImages;
  size: CardSize;
  /** The place that the tools are about. */
  selected: number | null;
  side: CardSideName;
  tab: EditorTab;
  select: (slot: number | null) => void;
  setSide: (side: CardSideName) => void;
  setSize: (size: CardSize) => void;
  setTab: (tab: EditorTab) => void;
  /** Changes under one `merge` name that follow closely are one step to undo. */
  change: (change: DraftChange, merge?: string) => void;
  /** Adds images from the device; resolves to the keys of accepted ones. */
  addFiles: (files: readonly File[]) => Promise<string[]>;
  removeFile: (key: string) => void;
  /** Error message for refused files. */
  problems: readonly string[];
  /** Announces a text to screen readers. */
  announce: (message: MessageDescriptor, values?: Record<string, string | number>) => void;
}

export const CardEditorContext = createContext<CardEditorState | null>(null);

export function useCardEditor(): CardEditorState {
  const state = use(CardEditorContext);
  if (!state) throw new Error('a part of the card editor stands outside of it');
  return state;
}

/** The side on which a place is, and its number there, from 1. */
export function placeOf(options: CardOptions, draft: CardDraft, slot: number) {
  const front = options.templates.find(({ template }) => template === draft.template)?.front ?? 1;
  const side: CardSideName = slot < front ? 'front' : 'back';
  return { side, number: side === 'front' ? slot + 1 : slot - front + 1 };
}
