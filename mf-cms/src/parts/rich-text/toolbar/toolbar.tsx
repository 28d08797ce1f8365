import { useIntl } from '@dara/sdk/i18n';
import { Button } from '@dara/kit/ui';
import type { Editor } from '@tiptap/core';
import { memo, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import type { EditorStatus } from './editor-status.ts';
import * as S from './toolbar.styles.ts';
import { TABLE_TOOLS, TOOLS, type RichTextDialog, type Tool } from './tools.ts';

const isApple = (): boolean =>
  /Mac|iPhone|iPad/.test(typeof navigator === 'undefined' ? '' : navigator.platform);

const NAMES: Readonly<Record<string, readonly [apple: string, other: string]>> = {
  Mod: ['⌘', 'Ctrl'],
  Alt: ['⌥', 'Alt'],
  Shift: ['⇧', 'Shift'],
};

interface ToolbarProps {
  editor: Editor;
  status: EditorStatus;
  /** Id of its text. */
  controls: string;
  hasImages: boolean;
  onDialog: (dialog: RichTextDialog) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

const buttonsOf = (toolbar: HTMLElement) => [
  ...toolbar.querySelectorAll<HTMLButtonElement>('button'),
];

/** Roving tabindex: one Tab stop; arrows, Home and End move between buttons. */
export const Toolbar = memo(function Toolbar(props: ToolbarProps) {
  const { editor, status, controls, hasImages, onDialog } = props;
  const { formatMessage } = useIntl();
  const [stop, setStop] = useState(0);
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') return void editor.commands.focus();
    const buttons = buttonsOf(event.currentTarget);
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const next =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? buttons.length - 1
          : at + (STEPS[event.key] ?? 0);
    if (next === at) return;
    event.preventDefault();
    buttons.at(next % buttons.length)?.focus();
  };
  const handleFocus = (event: FocusEvent<HTMLDivElement>) => {
    const at = buttonsOf(event.currentTarget).indexOf(event.target as Element as HTMLButtonElement);
    if (at >= 0) setStop(at);
  };
  const groups = TOOLS.map((group) =>
    group.filter(({ dialog }) => hasImages || dialog !== 'picture'),
  );
  const tools = groups.flat();
  const count = tools.length + (status.table ? TABLE_TOOLS.length : 0);
  // The table buttons disappear with the table.
  const tabIndex = (index: number) => (index === (stop < count ? stop : 0) ? 0 : -1);
  return (
    <S.Bar
      role="toolbar"
      aria-label={formatMessage({ id: 'cms.richText.toolbar' })}
      aria-controls={controls}
      // The text keeps focus and selection while a button is clicked.
      onMouseDown={(event: MouseEvent) => event.preventDefault()}
      onKeyDown={handleKeyDown}
      onFocus={handleFocus}
    >
      <S.Line>
        {groups.map((group, number) => (
          <S.Group key={number}>
            {group.map((tool) => (
              <ToolButton
                key={tool.label.id}
                tool={tool}
                status={status}
                tabIndex={tabIndex(tools.indexOf(tool))}
                onRun={() => (tool.dialog ? onDialog(tool.dialog) : tool.run?.(editor))}
              />
            ))}
          </S.Group>
        ))}
      </S.Line>
      {status.table && (
        <S.Line>
          <S.Group>
            {TABLE_TOOLS.map(({ label, run }, index) => (
              <Button
                key={label.id}
                size="small"
                variant="ghost"
                tabIndex={tabIndex(tools.length + index)}
                onClick={() => run(editor)}
              >
                {formatMessage(label)}
              </Button>
            ))}
          </S.Group>
        </S.Line>
      )}
    </S.Bar>
  );
});

interface ToolButtonProps {
  tool: Tool;
  status: EditorStatus;
  tabIndex: number;
  onRun: () => void;
}

function ToolButton({ tool, status, tabIndex, onRun }: ToolButtonProps) {
  const { formatMessage } = useIntl();
  const { icon: Icon, keys } = tool;
  const isOff = tool.isOff?.(status) ?? false;
  const label = formatMessage(tool.label);
  return (
    <S.Tool
      type="button"
      title={keys ? `${label} (${shortcutText(keys)})` : label}
      aria-label={label}
      aria-keyshortcuts={keys && ariaShortcut(keys)}
      aria-pressed={tool.isPressed?.(status)}
      aria-disabled={isOff || undefined}
      tabIndex={tabIndex}
      onClick={() => !isOff && onRun()}
    >
      <Icon size={18} aria-hidden />
    </S.Tool>
  );
}

/** A shortcut with this platform's key names. */
function shortcutText(keys: string): string {
  const apple = isApple();
  const parts = keys.split('-').map((key) => NAMES[key]?.[apple ? 0 : 1] ?? key.toUpperCase());
  return parts.join(apple ? '' : '+');
}

/** The same for `aria-keyshortcuts`. */
function ariaShortcut(keys: string): string {
  return keys.replace('Mod', isApple() ? 'Meta' : 'Control').replaceAll('-', '+');
}
