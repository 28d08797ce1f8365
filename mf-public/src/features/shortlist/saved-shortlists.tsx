import { Button, ConfirmDialog, Dialog } from '@dara/kit/ui';
import { FolderOpen, Save } from 'lucide-react';
import { useState } from 'react';
import { SaveNameDialog } from '../../parts/saved/save-name-dialog.tsx';
import { SavedListDialog } from './saved-list-dialog.tsx';
import { useSavedText } from './saved-shortlist-texts.ts';
import type { SavedRow } from './saved-shortlists.api.ts';
import { Tools } from './shortlist-parts.tsx';
import { useSavedShortlists } from './use-saved-shortlists.ts';

type Asked = { what: 'saveAs' | 'list' } | { what: 'rename' | 'delete' | 'open'; row: SavedRow };

/** Saves the shortlist of the device for the business of the user, and opens its saved ones. */
export function SavedShortlists() {
  const text = useSavedText();
  const saved = useSavedShortlists();
  const { ids, opened, conflict, isBusy } = saved;
  const [asked, setAsked] = useState<Asked>();
  const [done, setDone] = useState<string>();
  const finish = (message: string) => {
    setDone(message);
    setAsked(undefined);
  };
  const save = async (over: { id: string; name: string; version: number }) => {
    if ((await saved.saveOver(over)) === 'saved') finish(text('isSaved', { name: over.name }));
  };
  return (
    <Tools>
      {opened && (
        <Button
          icon={<Save size={18} aria-hidden />}
          loading={isBusy}
          onClick={() => void save(opened)}
        >
          {text('saveChanges', { name: opened.name })}
        </Button>
      )}
      {ids.length > 0 && (
        <Button onClick={() => setAsked({ what: 'saveAs' })}>{text('saveAs')}</Button>
      )}
      <Button
        icon={<FolderOpen size={18} aria-hidden />}
        onClick={() => setAsked({ what: 'list' })}
      >
        {text('saved')}
      </Button>
      <p role="status">{done}</p>
      <SavedDialogs {...{ saved, asked, ask: setAsked, finish }} />
      {conflict && (
        <ConflictDialog
          name={conflict.name}
          onClose={saved.dismissConflict}
          onMine={() => void save(conflict)}
          onTheirs={() => {
            saved.show(conflict);
            finish(text('isOpen', { name: conflict.name }));
          }}
        />
      )}
    </Tools>
  );
}

interface SavedDialogsProps {
  saved: ReturnType<typeof useSavedShortlists>;
  asked: Asked | undefined;
  ask: (asked: Asked | undefined) => void;
  /** Closes the dialog and says what was done. */
  finish: (message: string) => void;
}

function SavedDialogs({ saved, asked, ask, finish }: SavedDialogsProps) {
  const text = useSavedText();
  const { ids, isBusy } = saved;
  const close = () => ask(undefined);
  const showList = () => ask({ what: 'list' });
  const open = async (row: SavedRow) => {
    if (await saved.open(row)) finish(text('isOpen', { name: row.name }));
  };
  return (
    <>
      {asked?.what === 'saveAs' && (
        <SaveNameDialog
          title={text('saveAsTitle')}
          lead={text('lead')}
          label={text('name')}
          isBusy={isBusy}
          onClose={close}
          onSave={async (name) => {
            if (await saved.saveAs(name)) finish(text('isSaved', { name }));
          }}
        />
      )}
      {asked?.what === 'rename' && (
        <SaveNameDialog
          title={text('renameTitle')}
          lead={text('lead')}
          label={text('name')}
          name={asked.row.name}
          isBusy={isBusy}
          onClose={showList}
          onSave={async (name) => {
            if (await saved.rename(asked.row, name)) showList();
          }}
        />
      )}
      {asked?.what === 'list' && (
        <SavedListDialog
          isBusy={isBusy}
          onClose={close}
          onOpen={(row) => (ids.length > 0 ? ask({ what: 'open', row }) : void open(row))}
          onRename={(row) => ask({ what: 'rename', row })}
          onDelete={(row) => ask({ what: 'delete', row })}
        />
      )}
      {asked?.what === 'open' && (
        <ConfirmDialog
          open
          title={text('openTitle', { name: asked.row.name })}
          message={text('openText', { count: ids.length })}
          confirmLabel={text('openIt')}
          onCancel={showList}
          onConfirm={() => void open(asked.row)}
        />
      )}
      {asked?.what === 'delete' && (
        <ConfirmDialog
          open
          kind="danger"
          title={text('deleteTitle', { name: asked.row.name })}
          message={text('deleteText')}
          confirmLabel={text('deleteIt')}
          onCancel={showList}
          onConfirm={() => void saved.remove(asked.row).then(showList)}
        />
      )}
    </>
  );
}

interface ConflictDialogProps {
  name: string;
  onClose: () => void;
  onMine: () => void;
  onTheirs: () => void;
}

/** A colleague saved the list meanwhile: closing it leaves both as they are. */
function ConflictDialog({ name, onClose, onMine, onTheirs }: ConflictDialogProps) {
  const text = useSavedText();
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={text('conflictTitle', { name })}
      description={text('conflictText')}
      actions={
        <>
          <Button onClick={onTheirs}>{text('openTheirs')}</Button>
          <Button variant="primary" onClick={onMine}>
            {text('saveMine')}
          </Button>
        </>
      }
    />
  );
}
