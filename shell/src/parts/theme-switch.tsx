import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { useTheme, type ThemeChoice } from '@dara/sdk/theme';
import { IconButton } from '@dara/kit/ui';
import { Monitor, Moon, Sun } from 'lucide-react';
import { Disclosure } from './disclosure.tsx';
import { PanelButton } from './panel-item.ts';

const CHOICES = [
  { choice: 'light', Icon: Sun },
  { choice: 'dark', Icon: Moon },
  { choice: 'system', Icon: Monitor },
] as const satisfies { choice: ThemeChoice; Icon: typeof Sun }[];

/** Three toggle buttons, one of them pressed. */
export function ThemeChoices({ onChoose }: { onChoose?: () => void }) {
  const { choice: chosen, setTheme } = useTheme();
  return CHOICES.map(({ choice, Icon }) => (
    <PanelButton
      key={choice}
      type="button"
      aria-pressed={choice === chosen}
      onClick={() => {
        setTheme(choice);
        onChoose?.();
      }}
    >
      <Icon size={18} aria-hidden />
      <FormattedMessage id={`shell.theme.${choice}`} />
    </PanelButton>
  ));
}

/** Light, dark, or as the system has it. */
export function ThemeSwitch() {
  const intl = useIntl();
  const { theme } = useTheme();
  const label = intl.formatMessage({ id: 'shell.theme.label' });
  return (
    <Disclosure
      trigger={(props) => (
        <IconButton
          {...props}
          label={label}
          icon={theme === 'dark' ? <Moon size={20} aria-hidden /> : <Sun size={20} aria-hidden />}
        />
      )}
    >
      {(close) => <ThemeChoices onChoose={close} />}
    </Disclosure>
  );
}
