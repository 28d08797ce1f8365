import type { Localized } from '@dara/contract';
import { useFormat } from '@dara/kit/format';
import { Button, IconButton, TextLink } from '@dara/kit/ui';
import { SEARCH_LIMITS, cutText, talentSearchParams, type TalentSearch } from '@dara/model';
import { errorMessage, isApiError } from '@dara/sdk/api';
import { useNotice } from '@dara/sdk/notice';
import { media, tokens } from '@dara/sdk/theme';
import { BellPlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../paths.ts';
import { SavedDialog } from '../../parts/saved/saved-dialog.tsx';
import { SaveNameDialog } from '../../parts/saved/save-name-dialog.tsx';
import { useTexts } from '../../parts/text/use-texts.ts';
import {
  useDeleteSearchMutation,
  useSaveSearchMutation,
  useSavedSearchesQuery,
} from './saved-searches.api.ts';

/** Not in the catalogue, which every page loads. */
const TEXTS = {
  save: { th: 'บันทึกการค้นหา', en: 'Save this search' },
  saved: { th: 'การค้นหาที่บันทึกไว้', en: 'Saved searches' },
  name: { th: 'ชื่อการค้นหา', en: 'Name of the search' },
  lead: {
    th: 'เมื่อมีศิลปินใหม่ตรงกับเงื่อนไขนี้ เราจะแจ้งคุณบนเว็บไซต์ และทางอีเมลหรือ LINE ตามที่ตั้งไว้ ช่วงวันที่ว่างจะไม่ถูกบันทึก',
    en: 'When a new face matches, we tell you here, and by mail or LINE as you have set. Free dates are not saved.',
  },
  isSaved: {
    th: 'บันทึก “{name}” แล้ว เราจะแจ้งเมื่อมีศิลปินใหม่',
    en: '“{name}” is saved. We will tell you about new faces.',
  },
  none: { th: 'ยังไม่มีการค้นหาที่บันทึกไว้', en: 'Nothing saved yet' },
  delete: { th: 'ลบ {name}', en: 'Delete {name}' },
} as const satisfies Record<string, Localized>;

interface SavedSearchesProps {
  /** The filters in force. */
  query: TalentSearch;
  /** Names them. */
  name: string;
}

/** Saves the filters in force for the user, and opens saved ones. */
export function SavedSearches({ query, name: suggested }: SavedSearchesProps) {
  const text = useTexts(TEXTS);
  const notice = useNotice();
  const [saveSearch, { isLoading }] = useSaveSearchMutation();
  const [open, setOpen] = useState<'name' | 'list'>();
  const [done, setDone] = useState<string>();
  const close = () => setOpen(undefined);
  const save = async (name: string) => {
    try {
      await saveSearch({ name, query }).unwrap();
      close();
      setDone(text('isSaved', { name }));
    } catch (error) {
      notice({ kind: 'error', message: errorMessage(error) });
    }
  };
  return (
    <Root>
      <Button
        size="small"
        icon={<BellPlus size={16} aria-hidden />}
        onClick={() => setOpen('name')}
      >
        {text('save')}
      </Button>
      <Button size="small" variant="ghost" onClick={() => setOpen('list')}>
        {text('saved')}
      </Button>
      <p role="status">{done}</p>
      {open === 'name' && (
        <SaveNameDialog
          title={text('save')}
          lead={text('lead')}
          label={text('name')}
          name={cutText([query.keyword, suggested].filter(Boolean).join(', '), SEARCH_LIMITS.name)}
          isBusy={isLoading}
          onClose={close}
          onSave={save}
        />
      )}
      {open === 'list' && <ListDialog onClose={close} />}
    </Root>
  );
}

function ListDialog({ onClose }: { onClose: () => void }) {
  const text = useTexts(TEXTS);
  const format = useFormat();
  const notice = useNotice();
  const query = useSavedSearchesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [deleteSearch, { isLoading }] = useDeleteSearchMutation();
  const remove = (id: string) =>
    deleteSearch(id)
      .unwrap()
      .catch((failure: unknown) => {
        // Deleted in another window: it leaves the list here too.
        if (isApiError(failure) && failure.code === 'SEARCH_NOT_EXIST') void query.refetch();
        else notice({ kind: 'error', message: errorMessage(failure) });
      });
  return (
    <SavedDialog
      size="small"
      title={text('saved')}
      lead={text('lead')}
      none={text('none')}
      query={query}
      onClose={onClose}
    >
      {({ id, name, query: search, createdAt }) => (
        <>
          <p>
            <TextLink
              to={`${paths.talents}?${talentSearchParams(search).toString()}`}
              onClick={onClose}
            >
              {name}
            </TextLink>
            <small>{format.date(createdAt)}</small>
          </p>
          <IconButton
            label={text('delete', { name })}
            icon={<Trash2 size={18} aria-hidden />}
            disabled={isLoading}
            onClick={() => void remove(id)}
          />
        </>
      )}
    </SavedDialog>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space2};
  ${media.desktop} {
    margin-inline-start: auto;
  }
`;
