import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog as Base } from '@base-ui/react/dialog';
import { tokens } from '@dara/sdk/theme';
import { Search } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { bareInput } from '../base/mixins.ts';
import { VisuallyHidden } from '../base/visually-hidden.tsx';
import { backdropStyle, popupStyle, viewportStyle } from './dialog.styles.ts';

export interface CommandItem {
  id: string;
  label: string;
  /** Beside the label, quietly. */
  text?: string | undefined;
}

export interface CommandGroup<Item extends CommandItem> {
  id: string;
  label: string;
  items: readonly Item[];
}

export interface CommandDialogProps<Item extends CommandItem> {
  open: boolean;
  onClose: () => void;
  /** Names the dialog and its field. */
  title: string;
  placeholder: string;
  keyword: string;
  onKeywordChange: (keyword: string) => void;
  /** Shown unfiltered: the caller has already searched. */
  groups: readonly CommandGroup<Item>[];
  onChoose: (item: Item) => void;
  /** Status for screen readers, also shown below. */
  status: ReactNode;
}

/** A field over the page in which pages, actions and records are found by typing, and chosen by keyboard. */
export function CommandDialog<Item extends CommandItem>(props: CommandDialogProps<Item>) {
  const { open, onClose, title, placeholder, keyword, groups, status } = props;
  const inputRef = useRef<HTMLInputElement>(null);
  const shown = groups.map((group) => ({ ...group, items: [...group.items] }));
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal>
        <Backdrop />
        <Viewport>
          <Popup initialFocus={inputRef}>
            <VisuallyHidden>
              <Base.Title>{title}</Base.Title>
            </VisuallyHidden>
            <Autocomplete.Root
              inline
              open
              items={shown}
              filter={null}
              mode="none"
              value={keyword}
              onValueChange={(value, { reason }) =>
                reason === 'item-press' ? undefined : props.onKeywordChange(value)
              }
              autoHighlight="always"
              keepHighlight
              itemToStringValue={(item) => (item as unknown as CommandItem).label}
            >
              <Line>
                <Search size={20} aria-hidden />
                <Input
                  ref={inputRef}
                  aria-label={title}
                  placeholder={placeholder}
                  maxLength={100}
                  enterKeyHint="go"
                  onKeyDown={(event) => {
                    // Enter ends an IME composition; it does not select then.
                    if (event.nativeEvent.isComposing) event.preventBaseUIHandler();
                  }}
                />
              </Line>
              <List>
                {(group: CommandGroup<Item>) => (
                  <Group key={group.id} items={group.items}>
                    <GroupLabel>{group.label}</GroupLabel>
                    <Autocomplete.Collection>
                      {(item: Item) => (
                        <Option key={item.id} value={item} onClick={() => props.onChoose(item)}>
                          <span>{item.label}</span>
                          {item.text && <small>{item.text}</small>}
                        </Option>
                      )}
                    </Autocomplete.Collection>
                  </Group>
                )}
              </List>
            </Autocomplete.Root>
            <Status role="status">{status}</Status>
          </Popup>
        </Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

const Backdrop = styled(Base.Backdrop)`
  ${backdropStyle}
`;

const Viewport = styled(Base.Viewport)`
  ${viewportStyle}
  align-items: flex-start;
`;

const Popup = styled(Base.Popup)`
  ${popupStyle}
  display: flex;
  flex-direction: column;
  max-width: 640px;
  max-height: calc(100dvh - 32px);
  margin: 0 auto;
  padding: 0;
  overflow: hidden;
  @media (min-height: 700px) {
    max-height: 70dvh;
    margin-block-start: 10dvh;
  }
`;

const Line = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${tokens.space3};
  margin: ${tokens.space3} ${tokens.space3} ${tokens.space1};
  padding-inline: ${tokens.space4};
  border: 1px solid ${tokens.lineStrong};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paper};
  svg {
    flex: none;
    color: ${tokens.inkMuted};
  }
  &:focus-within {
    border-color: ${tokens.focus};
    box-shadow: 0 0 0 1px ${tokens.focus};
    svg {
      color: ${tokens.ink};
    }
  }
`;

const Input = styled(Autocomplete.Input)`
  ${bareInput}
  min-height: 48px;
`;

const List = styled(Autocomplete.List)`
  flex: 1;
  min-height: 0;
  padding: ${tokens.space2};
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-block: ${tokens.space8};
  &:empty {
    display: none;
  }
`;

const Group = styled(Autocomplete.Group)`
  & + & {
    margin-block-start: ${tokens.space2};
  }
`;

const GroupLabel = styled(Autocomplete.GroupLabel)`
  padding: ${tokens.space1} ${tokens.space3};
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
`;

const Option = styled(Autocomplete.Item)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space3};
  align-items: baseline;
  min-height: 44px;
  padding: 9px ${tokens.space3};
  border-radius: ${tokens.radiusMedium};
  overflow-wrap: anywhere;
  cursor: pointer;
  &[data-highlighted] {
    background: ${tokens.brandSoft};
    color: ${tokens.brandStrong};
  }
  small {
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
`;

const Status = styled.p`
  flex: none;
  margin: 0;
  padding: ${tokens.space2} ${tokens.space5};
  border-block-start: 1px solid ${tokens.line};
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
  &:empty {
    display: none;
  }
`;
