import { DndContext } from '@dnd-kit/core';
import { CardPrint } from '@dara/shared/card';
import { LeaveGuard } from '@dara/shared/forms';
import { FormattedMessage, useIntl } from '@dara/shared/i18n';
import { media, tokens } from '@dara/shared/theme';
import { ErrorState, Skeleton, Tabs, VisuallyHidden } from '@dara/shared/ui';
import { useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { CardOptions, CompositeCard } from '../../api/generated.ts';
import { CardDetails } from './card-details.tsx';
import type { CardDraft } from './card-draft.ts';
import { CardEditorContext, type EditorTab } from './card-editor-context.ts';
import { CardStage } from './card-stage.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { drawnDraft } from './drawn-draft.ts';
import { EditorBar } from './editor-bar.tsx';
import { EditorHead } from './editor-head.tsx';
import { photoDpi } from './photo-view.ts';
import { PhotoTools } from './photo-tools.tsx';
import { PictureTray } from './picture-tray.tsx';
import { ProblemList } from './problem-list.tsx';
import { TemplatePicker } from './template-picker.tsx';
import { slotNamesOf, useDraftEditor } from './use-draft-editor.ts';
import { DraggedPicture, dropTarget, usePhotoDrag } from './use-photo-drag.tsx';
import { useCardSave } from './use-card-save.ts';
import { useDrawings } from './use-drawings.ts';
import { useEditorKeys } from './use-editor-keys.ts';

export interface CardEditorProps {
  talentId: string;
  options: CardOptions;
  /** Null for a card that is begun. */
  card: CompositeCard | null;
  begin: CardDraft;
  /** The way back: to the cards, to the job one was about to apply for. */
  back: ReactNode;
  /** Called once a new card has an address of its own. */
  onCreated: (card: CompositeCard) => void;
}

const TABS: readonly EditorTab[] = ['photos', 'template', 'details'];

/** Makes or changes a composite card. */
export function CardEditor(props: CardEditorProps) {
  const { talentId, options, card, begin, back, onCreated } = props;
  const { formatMessage } = useIntl();
  const editor = useDraftEditor({ options, card, begin });
  const { state } = editor;
  const { draft, pictures } = state;
  const [stored, setStored] = useState(card);
  const [isPrinting, setIsPrinting] = useState(false);
  const passRef = useRef(false);
  const { template } = draft;
  const all = options.templates.map((one) => one.template);
  const drawings = useDrawings({
    talentId,
    templates: state.tab === 'template' ? [template, ...all] : [template],
    language: draft.language,
    fields: draft.fields,
    size: state.size,
  });
  const drawing = drawings.drawingOf(template);
  const drawn = drawing && drawnDraft(drawing, draft, pictures);

  const saving = useCardSave({
    talentId,
    onSaved: (saved, work) => {
      editor.markSaved(work.draft, work.pictures, saved);
      const isNew = stored?.id !== saved.id;
      setStored(saved);
      if (!isNew) return;
      passRef.current = true;
      onCreated(saved);
      // The guard sees the navigation that this asks for in the next task.
      setTimeout(() => (passRef.current = false), 0);
    },
    onRefused: editor.refuse,
  });
  const work = { draft, pictures, slotNames: slotNamesOf(options, template) };
  const save = async () => {
    const saved = editor.isDirty || !stored ? await saving.save(work, stored) : stored;
    return saved;
  };
  const handleSave = async () => {
    if (!draft.name.trim()) state.setTab('details');
    await saving.save(work, stored);
  };
  useEditorKeys({ onUndo: editor.undo, onRedo: editor.redo, onSave: () => void handleSave() });
  const drag = usePhotoDrag(state);
  const places = drawn ? [...drawn.drawing.front.photos, ...drawn.drawing.back.photos] : [];
  const softCount = places.filter((place, slot) => {
    const photo = draft.photos[slot];
    return photo && place.image && photoDpi(photo, place, place.image) < options.dpiMin;
  }).length;
  const emptyCount = draft.photos.slice(0, draft.places).filter((photo) => photo === null).length;
  const panels = {
    photos: <PictureTray />,
    template: <TemplatePicker drawingOf={drawings.drawingOf} />,
    details: <CardDetails nameError={saving.problem?.name} />,
  };

  return (
    <CardEditorContext value={state}>
      <LeaveGuard when={editor.isDirty} passRef={passRef} />
      <VisuallyHidden role="status">
        {editor.said && formatMessage(editor.said.message, editor.said.values)}
      </VisuallyHidden>
      <EditorHead
        name={draft.name}
        stored={stored}
        back={back}
        isDirty={editor.isDirty || !stored}
        beforeFile={save}
        onPrint={() => setIsPrinting(true)}
      />
      <DndContext {...drag} collisionDetection={dropTarget}>
        <Columns>
          <Main>
            {drawn ? (
              <CardStage card={drawn} isOld={drawings.isOld(template)} />
            ) : (
              <Waiting aria-busy={!drawings.error}>
                <Skeleton shape="box" ratio="148 / 210" />
                <Skeleton shape="box" ratio="148 / 210" />
              </Waiting>
            )}
            {Boolean(drawings.error) && (
              <ErrorState
                compact
                error={drawings.error}
                title={<FormattedMessage id="talent.card.drawingFailed" />}
                onRetry={drawings.retry}
              />
            )}
          </Main>
          <Side>
            <PhotoTools placeOfSlot={(slot) => places[slot]} />
            <Tabs
              label={formatMessage({ id: 'talent.card.panel' })}
              value={state.tab}
              onChange={(id) => state.setTab(id as EditorTab)}
              items={TABS.map((id) => ({
                id,
                label: <FormattedMessage id={`talent.card.tab.${id}`} />,
                content: panels[id],
              }))}
            />
          </Side>
        </Columns>
        <DraggedPicture />
      </DndContext>
      <ProblemList lines={saving.problem?.lines ?? []} />
      <EditorBar
        canUndo={editor.canUndo}
        canRedo={editor.canRedo}
        isDirty={editor.isDirty}
        isSaving={saving.isSaving}
        share={saving.share}
        softCount={softCount}
        emptyCount={emptyCount}
        onUndo={editor.undo}
        onRedo={editor.redo}
        onSave={() => void handleSave()}
        onCancelUpload={saving.cancel}
      />
      {saving.conflict && drawn && (
        <ConflictDialog
          mine={drawn}
          theirs={saving.conflict}
          isSaving={saving.isSaving}
          onClose={saving.dismissConflict}
          onKeepMine={() => void saving.save(work, saving.conflict)}
          onTakeTheirs={() => {
            if (!saving.conflict) return;
            editor.takeOver(saving.conflict);
            setStored(saving.conflict);
            saving.dismissConflict();
          }}
          onSaveCopy={() => void saving.save(work, null)}
        />
      )}
      {isPrinting && drawn && <CardPrint card={drawn} onDone={() => setIsPrinting(false)} />}
    </CardEditorContext>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space6};
  align-items: start;
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 340px;
  }
`;

const Main = styled.div`
  display: grid;
  gap: ${tokens.space4};
  min-width: 0;
  ${media.wide} {
    position: sticky;
    inset-block-start: 88px;
  }
`;

const Side = styled.div`
  display: grid;
  gap: ${tokens.space4};
  min-width: 0;
`;

const Waiting = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 460px));
  gap: ${tokens.space5};
  @media (max-width: 639px) {
    grid-template-columns: minmax(0, 1fr);
    > :last-child {
      display: none;
    }
  }
`;
