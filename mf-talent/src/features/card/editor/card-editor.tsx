import { CardPrint } from '@dara/agency/card';
import { LeaveGuard } from '@dara/kit/forms';
import { useIntl } from '@dara/sdk/i18n';
import { VisuallyHidden } from '@dara/kit/ui';
import { useState, type ReactNode } from 'react';
import { CardEditorContext } from '../draft/card-editor-context.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { EditorBar } from './editor-bar.tsx';
import { EditorColumns } from './editor-columns.tsx';
import { EditorHead } from './editor-head.tsx';
import { ProblemList } from './problem-list.tsx';
import { useCardWork, type CardWorkStart } from './use-card-work.ts';

export interface CardEditorProps extends CardWorkStart {
  /** Target of the back link: the cards, or the job to apply for. */
  back: ReactNode;
}

/** Makes or changes a composite card. */
export function CardEditor({ back, ...start }: CardEditorProps) {
  const { formatMessage } = useIntl();
  const work = useCardWork(start);
  const [isPrinting, setIsPrinting] = useState(false);
  const { editor, stored, drawn, saving } = work;
  const { state, said, isDirty } = editor;
  return (
    <CardEditorContext value={state}>
      <LeaveGuard when={isDirty} passRef={work.passRef} record={state.draft.name.trim()} />
      <VisuallyHidden role="status">
        {said && formatMessage(said.message, said.values)}
      </VisuallyHidden>
      <EditorHead
        name={state.draft.name}
        stored={stored}
        back={back}
        isDirty={isDirty || !stored}
        beforeFile={work.saveForFile}
        onPrint={() => setIsPrinting(true)}
      />
      <EditorColumns work={work} />
      <ProblemList lines={saving.problem?.lines ?? []} />
      <EditorBar
        canUndo={editor.canUndo}
        canRedo={editor.canRedo}
        isDirty={isDirty}
        isSaving={saving.isSaving}
        share={saving.share}
        softCount={work.softCount}
        emptyCount={work.emptyCount}
        hasPhoto={work.emptyCount < state.draft.places}
        onUndo={editor.undo}
        onRedo={editor.redo}
        onSave={() => void work.save()}
        onCancelUpload={saving.cancel}
      />
      {saving.conflict && drawn && (
        <ConflictDialog
          mine={drawn}
          theirs={saving.conflict}
          isSaving={saving.isSaving}
          onClose={saving.dismissConflict}
          onKeepMine={work.keepMine}
          onTakeTheirs={work.takeTheirs}
          onSaveCopy={work.saveCopy}
        />
      )}
      {isPrinting && drawn && <CardPrint card={drawn} onDone={() => setIsPrinting(false)} />}
    </CardEditorContext>
  );
}
