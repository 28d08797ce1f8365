import { useIntl } from '@dara/shared/i18n';
import { breakpoints, tokens } from '@dara/shared/theme';
import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../ui/icon-button.tsx';
import { TextInput } from '../ui/text-field.tsx';

export interface SearchBoxProps {
  /** Names it for screen readers, and stands in it while it is empty. */
  label: string;
  value: string;
  /** Called 300 ms after the last key, at once on Enter and on clearing. */
  onSearch: (text: string) => void;
  className?: string;
}

const DEBOUNCE_MS = 300;

/** A search field that `/` leads to and Escape clears. */
export function SearchBox({ label, value, onSearch, className }: SearchBoxProps) {
  const intl = useIntl();
  const ref = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const [asked, setAsked] = useState(value);
  if (known !== value) {
    setKnown(value);
    // The address changed by itself, by back or by a link: it wins over what was typed. When it
    // only follows what was asked here, letters typed meanwhile stay.
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
  useEffect(() => {
    const timer = setTimeout(() => commit(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  useSlashShortcut(ref);
  const search = (next: string) => {
    setText(next);
    ask(next);
  };
  return (
    <Root role="search" className={className}>
      <Search size={20} aria-hidden />
      <Input
        ref={ref}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={100}
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search(text);
          if (event.key === 'Escape') search('');
        }}
      />
      {text ? (
        <Clear
          size="small"
          label={intl.formatMessage({ id: 'shared.resource.clearSearch' })}
          icon={<X size={16} aria-hidden />}
          onClick={() => {
            search('');
            ref.current?.focus();
          }}
        />
      ) : (
        <Key aria-hidden title={intl.formatMessage({ id: 'shared.resource.searchHint' })}>
          /
        </Key>
      )}
    </Root>
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

const Root = styled.div`
  position: relative;
  flex: 1 1 260px;
  max-width: 420px;
  & > svg {
    position: absolute;
    inset-block-start: 12px;
    inset-inline-start: 12px;
    color: ${tokens.inkMuted};
    pointer-events: none;
  }
`;

const Input = styled(TextInput)`
  padding-inline: 44px;
  &::-webkit-search-cancel-button {
    display: none;
  }
`;

const Clear = styled(IconButton)`
  position: absolute;
  inset-block-start: 4px;
  inset-inline-end: 4px;
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
