import { errorMessage } from '@dara/sdk/api';
import { RelativeDate } from '@dara/kit/resource';
import { Button, IconButton, TextArea } from '@dara/kit/ui';
import { APPLICATION_INTERNAL } from '@dara/model';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { useNotice } from '@dara/sdk/notice';
import { useSession } from '@dara/sdk/session';
import { tokens } from '@dara/sdk/theme';
import { Trash2 } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import {
  useManagementApplicationNoteAddMutation,
  useManagementApplicationNoteDeleteMutation,
  type ApplicationDetail,
  type ApplicationNote,
} from '../../../api/generated.ts';
import { DrawerPart } from './drawer-part.tsx';

/** Internal notes of staff; the talent and the business cannot read them. */
export function ApplicationNotes({ detail }: { detail: ApplicationDetail }) {
  const { formatMessage } = useIntl();
  const notice = useNotice();
  const [text, setText] = useState('');
  const [add, adding] = useManagementApplicationNoteAddMutation();
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim() || adding.isLoading) return;
    try {
      const applicationNoteBody = { text };
      await add({ id: detail.jobId, aid: detail.id, applicationNoteBody }).unwrap();
      setText('');
    } catch (error) {
      notice({ kind: 'error', message: errorMessage(error) });
    }
  };
  return (
    <DrawerPart title={<FormattedMessage id="business.application.notes" />}>
      <Form onSubmit={(event) => void handleSubmit(event)}>
        <TextArea
          label={formatMessage({ id: 'business.application.notes.new' })}
          hint={<FormattedMessage id="business.application.notes.who" />}
          rows={2}
          maxLength={APPLICATION_INTERNAL.note.max}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" size="small" loading={adding.isLoading} disabled={!text.trim()}>
          <FormattedMessage id="business.application.notes.add" />
        </Button>
      </Form>
      <Notes>
        {detail.notes.map((note) => (
          <Written key={note.id} note={note} detail={detail} />
        ))}
      </Notes>
    </DrawerPart>
  );
}

function Written({ note, detail }: { note: ApplicationNote; detail: ApplicationDetail }) {
  const { formatMessage } = useIntl();
  const notice = useNotice();
  const { profile } = useSession();
  const [remove, removing] = useManagementApplicationNoteDeleteMutation();
  const mayDelete = profile?.permission === 'Admin' || profile?.id === note.authorId;
  const handleDelete = async () => {
    try {
      await remove({ id: detail.jobId, aid: detail.id, nid: note.id }).unwrap();
    } catch (error) {
      notice({ kind: 'error', message: errorMessage(error) });
    }
  };
  return (
    <li>
      <Head>
        <strong>{note.author ?? <FormattedMessage id="business.application.someone" />}</strong>
        <RelativeDate value={note.createdAt} />
        {mayDelete && (
          <IconButton
            size="small"
            label={formatMessage({ id: 'business.application.notes.delete' })}
            icon={<Trash2 size={16} aria-hidden />}
            disabled={removing.isLoading}
            onClick={() => void handleDelete()}
          />
        )}
      </Head>
      <p>{note.text}</p>
    </li>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${tokens.space2};
  justify-items: start;
  & > :first-child {
    width: 100%;
  }
`;

const Notes = styled.ul`
  margin: ${tokens.space4} 0 0;
  padding: 0;
  list-style: none;
  li {
    padding-block: ${tokens.space2};
  }
  p {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space2};
  min-height: 36px;
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
  strong {
    color: ${tokens.ink};
  }
  button {
    margin-inline-start: auto;
  }
`;
