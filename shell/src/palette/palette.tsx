import { CommandDialog, type CommandGroup, type CommandItem } from '@dara/kit/ui';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { useNavigate } from '@dara/sdk/router';
import { useSession } from '@dara/sdk/session';
import { useEffect, useState } from 'react';
import { useServices } from '../site/services.ts';
import { useFoundRecordsQuery, type FoundGroup } from './finder-api.ts';
import { finderOf, matchesKeyword } from './palette.model.ts';
import { recentOf, rememberOpened } from './recent.ts';
import { useCommands, type Command } from './use-commands.ts';

/** Debounce: no request per letter. */
const PAUSE_MS = 120;
const RECENT_SHOWN = 6;

interface Item extends CommandItem {
  run: () => unknown;
}

function useSettled(keyword: string): string {
  const [settled, setSettled] = useState(keyword);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(keyword), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [keyword]);
  return settled;
}

/** Records by name, or those opened before; an answer to another keyword than the present one is never among them. */
function useRecords(keyword: string, personId: string) {
  const finder = finderOf(useServices().snapshot);
  const [ids] = useState(() => recentOf(personId));
  const wanted = useSettled(keyword.trim());
  const isIdle = !finder || (wanted === '' && ids.length === 0);
  const query = useFoundRecordsQuery(
    { api: finder?.api ?? '', ...(wanted ? { keyword: wanted } : { ids }) },
    { skip: isIdle },
  );
  const isPresent = wanted === keyword.trim();
  const groups = (isPresent && !query.isError && query.currentData) || [];
  const isPending = !isPresent || (!isIdle && query.isFetching);
  return { ids, groups, isPending, isFailed: isPresent && query.isError };
}

/** Pages, actions and records by typing, over any page. */
export function Palette({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const navigate = useNavigate();
  const { profile } = useSession();
  const [keyword, setKeyword] = useState('');
  const personId = profile?.id ?? '';
  const { ids, groups: found, isPending, isFailed } = useRecords(keyword, personId);
  const { pages, actions } = useCommands();

  const commands = (id: string, all: readonly Command[]): CommandGroup<Item> => ({
    id,
    label: formatMessage({ id: `shell.palette.${id}` }),
    items: all
      .filter(({ label, section }) => matchesKeyword(keyword, label, ...(section ? [section] : [])))
      .map(({ id: name, label, section, run }) => ({
        ...{ id: `${id}.${name}`, label: localized(label, locale), run },
        text: section && localized(section, locale),
      })),
  });
  const records = ({ kind, label, items }: FoundGroup): CommandGroup<Item> => ({
    id: kind,
    label: localized(label, locale),
    items: items.map(({ id, title, text, path }) => ({
      ...{ id, label: localized(title, locale) },
      text: text ? localized(text, locale) : undefined,
      run: () => {
        rememberOpened(personId, id);
        return navigate(path);
      },
    })),
  });
  const recent = (): CommandGroup<Item> => {
    const all = found.map(records).flatMap(({ items }) => items);
    const items = ids
      .flatMap((id) => all.find((item) => item.id === id) ?? [])
      .slice(0, RECENT_SHOWN);
    return { id: 'recent', label: formatMessage({ id: 'shell.palette.recent' }), items };
  };
  const groups = [
    ...(keyword.trim() ? found.map(records) : [recent()]),
    commands('actions', actions),
    commands('pages', pages),
  ].filter(({ items }) => items.length > 0);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <CommandDialog
      open
      onClose={onClose}
      title={formatMessage({ id: 'shell.palette.title' })}
      placeholder={formatMessage({ id: 'shell.palette.placeholder' })}
      keyword={keyword}
      onKeywordChange={setKeyword}
      groups={groups}
      onChoose={({ run }) => {
        onClose();
        void run();
      }}
      status={
        <FormattedMessage
          id={`shell.palette.status.${isFailed ? 'failed' : isPending ? 'pending' : 'found'}`}
          values={{ count }}
        />
      }
    />
  );
}
