import { Combobox as Base } from '@base-ui/react/combobox';
import { foldSearch } from '@dara/model';
import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens, zIndex } from '@dara/sdk/theme';
import { Check } from 'lucide-react';
import { styled } from 'styled-components';
import { optionTick, popupBox, popupOption } from '../base/mixins.ts';
import type { SelectOption } from './select.tsx';

/** Whether an option is found by the input. */
export const hasText = ({ label }: SelectOption, text: string): boolean =>
  foldSearch(label).includes(foldSearch(text));

/** The option list of a combobox. */
export function ComboboxPopup() {
  return (
    <Base.Portal>
      <Positioner sideOffset={4}>
        <Popup>
          <Base.Empty>
            <Nothing>
              <FormattedMessage id="kit.ui.noOptions" />
            </Nothing>
          </Base.Empty>
          <Base.List>
            {(option: SelectOption) => (
              <Item key={option.value} value={option} disabled={option.disabled}>
                <Tick>
                  <Base.ItemIndicator render={<Check size={16} aria-hidden />} />
                </Tick>
                {option.label}
              </Item>
            )}
          </Base.List>
        </Popup>
      </Positioner>
    </Base.Portal>
  );
}

const Positioner = styled(Base.Positioner)`
  z-index: ${zIndex.popover};
`;

const Popup = styled(Base.Popup)`
  ${popupBox}
  width: var(--anchor-width);
  max-width: var(--available-width);
  max-height: min(var(--available-height), 360px);
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Item = styled(Base.Item)`
  ${popupOption}
`;

const Nothing = styled.div`
  padding: 8px 12px;
  color: ${tokens.inkMuted};
`;

const Tick = styled.span`
  ${optionTick}
`;
