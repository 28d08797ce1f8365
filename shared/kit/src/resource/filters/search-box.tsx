import { useIntl } from '@dara/sdk/i18n';
import { Link, useLocation, useNavigation } from '@dara/sdk/router';
import { breakpoints, tokens } from '@dara/sdk/theme';
import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState, type SyntheticEvent } from 'react';
import { css, styled } from 'styled-components';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { focusRing } from '../../ui/base/mixins.ts';
import { TextInput } from '../../ui/inputs/text-field.styles.ts';
import { HiddenQueryFields } from '../state/hidden-query-fields.tsx';
import { useTypedBefore } from '../../ui/base/use-typed-before.ts';
import type { ListForm, ListLink } from '../state/use-list-state.ts';

export interface SearchBoxProps {
  /** Names it for screen readers, and is in it while it is empty. */
  label: string;
  value: string;
  /** Called 300 ms after the last key, immediately on Enter and on clear. */
  onSearch: (text: string) => void;
  /** Form target and clear link before hydration. */
  sent?: { name: string; form: ListForm; clear: ListLink };
  /** Texts that may be meant; the browser offers those that contain what is typed. */
  suggestions?: readonly string[] | undefined;
  className?: string;
}

const DEBOUNCE_MS = 300;

/** Whether a link to another page is followed, in this tab. */
function leadsElsewhere({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const isHere = !ctrlKey && !metaKey && !shiftKey;
  return isHere && link !== null && link.pathname !== window.location.pathname;
}

/** The input's text: searched after a pause, and updated when the URL changes otherwise. */
function useSearchText(value: string, onSearch: (text: string) => void) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const [asked, setAsked] = useState(value);
  if (known !== value) {
    setKnown(value);
    // The URL changed by back or a link: overrides the input. When it only follows our own request, text typed
    // meanwhile stays.
    if (value !== asked) {
      setAsked(value);
      setText(value);
    }
  }
  const ask = (next: string) => {
    const wanted = next.trim();
    if (wanted === asked) return;
    setAsked(wanted);
    onSearch(wanted);
  };
  const commit = useEffectEvent(ask);
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  // A search now would undo later presses and cancel a navigation to a record.
  const isLeaving = next !== undefined && next.pathname !== pathname;
  useEffect(() => {
    if (isLeaving) return;
    const timer = setTimeout(() => commit(text), DEBOUNCE_MS);
    // On a slow device the pause may end before the router has rendered that it is on its way.
    const handleClick = (event: MouseEvent) => leadsElsewhere(event) && clearTimeout(timer);
    document.addEventListener('click', handleClick, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', handleClick, true);
    };
  }, [text, isLeaving]);
  return { text, setText, ask };
}

/** A search form that `/` leads to and Escape clears; as a GET form it works before the page is hydrated. */
export function SearchBox(props: SearchBoxProps) {
  const { label, value, onSearch, sent, suggestions, className } = props;
  const intl = useIntl();
  const ref = useRef<HTMLInputElement>(null);
  const listId = useId();
  const { text, setText, ask } = useSearchText(value, onSearch);
  useSlashShortcut(ref);
  useTypedBefore(ref, value, setText);
  const search = (next: string) => {
    setText(next);
    ask(next);
  };
  const handleClear = (event: SyntheticEvent) => {
    event.preventDefault();
    search('');
    ref.current?.focus();
  };
  const clearLabel = intl.formatMessage({ id: 'kit.resource.clearSearch' });
  return (
    <Root
      role="search"
      className={className}
      method="get"
      action={sent?.form.action}
      onSubmit={(event) => {
        event.preventDefault();
        search(text);
      }}
    >
      {sent && <HiddenQueryFields form={sent.form} />}
      <Submit
        type="submit"
        size="small"
        label={intl.formatMessage({ id: 'kit.resource.search' })}
        icon={<Search size={20} aria-hidden />}
      />
      <Input
        ref={ref}
        type="search"
        name={sent?.name}
        list={suggestions && listId}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={100}
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') search('');
        }}
      />
      {suggestions && <Offered id={listId} texts={text ? suggestions : []} />}
      {text && sent && (
        <ClearLink {...sent.clear} aria-label={clearLabel} title={clearLabel} onClick={handleClear}>
          <X size={16} aria-hidden />
        </ClearLink>
      )}
      {text && !sent && (
        <Clear
          size="small"
          label={clearLabel}
          icon={<X size={16} aria-hidden />}
          onClick={handleClear}
        />
      )}
      {!text && (
        <Key aria-hidden title={intl.formatMessage({ id: 'kit.resource.searchHint' })}>
          /
        </Key>
      )}
    </Root>
  );
}

/** None before one types: the options would be in every document. */
function Offered({ id, texts }: { id: string; texts: readonly string[] }) {
  return (
    <datalist id={id}>
      {[...new Set(texts)].map((text) => (
        <option key={text} value={text} />
      ))}
    </datalist>
  );
}

function useSlashShortcut(ref: { current: HTMLInputElement | null }) {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target as HTMLElement | null;
      if (target?.closest('input, textarea, select, [contenteditable], [role="dialog"]')) return;
      event.preventDefault();
      ref.current?.focus();
      ref.current?.select();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [ref]);
}

const Root = styled.form`
  position: relative;
  flex: 1 1 260px;
  max-width: 420px;
`;

const Submit = styled(IconButton)`
  position: absolute;
  inset-block-start: 4px;
  inset-inline-start: 4px;
  color: ${tokens.inkMuted};
`;

const Input = styled(TextInput)`
  padding-inline: 44px;
  &::-webkit-search-cancel-button {
    display: none;
  }
`;

const atEnd = css`
  position: absolute;
  inset-block-start: 4px;
  inset-inline-end: 4px;
`;

const Clear = styled(IconButton)`
  ${atEnd}
`;

const ClearLink = styled(Link)`
  ${atEnd}
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: ${tokens.radiusMedium};
  color: inherit;
  &:hover {
    background: ${tokens.paperSunken};
  }
  ${focusRing}
`;

const Key = styled.kbd`
  position: absolute;
  inset-block-start: 10px;
  inset-inline-end: 12px;
  min-width: 24px;
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusSmall};
  color: ${tokens.inkMuted};
  font: inherit;
  font-size: ${tokens.textSmall};
  line-height: 22px;
  text-align: center;
  pointer-events: none;
  @media (hover: none), (max-width: ${breakpoints.tablet - 1}px) {
    display: none;
  }
`;
