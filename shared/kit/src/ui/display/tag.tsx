import { useIntl } from '@dara/sdk/i18n';
import { Link, type LinkProps } from '@dara/sdk/router';
import { tokens } from '@dara/sdk/theme';
import { X } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { clampLines, fingerArea, focusRing, coarsePointer } from '../base/mixins.ts';

/** A word on a quiet ground: a type, a tag. */
export const Tag = styled.span`
  display: inline-flex;
  align-items: center;
  min-height: 26px;
  padding: 0 10px;
  border: 1px solid ${tokens.line};
  /* Half a line's height: round on one line, a frame around several. */
  border-radius: 13px;
  background: ${tokens.paperRaised};
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
  /* Stays on one line where there is room for it, and never sticks out where there is none. */
  max-width: 100%;
  overflow-wrap: anywhere;
  vertical-align: middle;
`;

export type RemovableTagProps = { children: string } & (
  | { onRemove: () => void; link?: undefined }
  /** Where it leads to the view without it: works before the page is hydrated. */
  | { link: LinkProps; onRemove?: undefined }
);

/** An active filter or selected value, with a remove button. */
export function RemovableTag({ children, onRemove, link }: RemovableTagProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'kit.ui.remove' }, { name: children });
  const icon = <X size={16} aria-hidden />;
  return (
    <Removable>
      <span>{children}</span>
      {link ? (
        <RemoveLink {...link} aria-label={label}>
          {icon}
        </RemoveLink>
      ) : (
        <ChipRemove type="button" aria-label={label} onClick={onRemove}>
          {icon}
        </ChipRemove>
      )}
    </Removable>
  );
}

export interface ChipProps extends ComponentPropsWithRef<'button'> {
  /** Whether it is in force; announced by screen readers as pressed. */
  selected: boolean;
}

/** A filter that is switched by a press. */
export function Chip({ selected, children, ...rest }: ChipProps) {
  return (
    <Pressable type="button" {...rest} aria-pressed={selected} $selected={selected}>
      <Word>{children}</Word>
    </Pressable>
  );
}

export interface ChipLinkProps extends LinkProps {
  /** Whether its target is already active. */
  selected: boolean;
  children: ReactNode;
}

/** A filter that is switched by following a link: works before the page is hydrated. */
export function ChipLink({ selected, children, ...rest }: ChipLinkProps) {
  return (
    <FollowedChip {...rest} aria-current={selected ? 'true' : undefined} $selected={selected}>
      <Word>{children}</Word>
    </FollowedChip>
  );
}

/** At most three lines. */
const Word = styled.span`
  ${clampLines(3)}
  min-width: 0;
`;

const Removable = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 32px;
  max-width: 100%;
  padding-inline: 12px 2px;
  border-radius: ${tokens.radiusFull};
  background: ${tokens.brandSoft};
  color: ${tokens.brandStrong};
  font-size: ${tokens.textSmall};
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${coarsePointer} {
    min-height: 44px;
    padding-inline-end: 8px;
  }
`;

const removeStyle = css`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 28px;
  height: 28px;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radiusFull};
  background: none;
  color: inherit;
  cursor: pointer;
  &:hover {
    background: color-mix(in srgb, ${tokens.brand}, transparent 84%);
  }
  ${focusRing}
  ${fingerArea(8)}
`;

/** The round remove button at the end of a chip. */
export const ChipRemove = styled.button`
  ${removeStyle}
`;

const RemoveLink = styled(Link)`
  ${removeStyle}
`;

const selectedStyle = css`
  border-color: ${tokens.brand};
  background: ${tokens.brandSoft};
  color: ${tokens.brandStrong};
  font-weight: 600;
`;

const chipStyle = css<{ $selected: boolean }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 8px;
  min-height: 36px;
  padding: 4px 16px;
  border: 1px solid ${tokens.lineStrong};
  border-radius: 18px;
  background: ${tokens.paperRaised};
  color: ${tokens.ink};
  font-size: ${tokens.textSmall};
  max-width: 100%;
  overflow-wrap: anywhere;
  cursor: pointer;
  transition: background-color ${tokens.motionFast} ${tokens.easing};
  &:hover {
    border-color: ${tokens.ink};
  }
  ${(p) => p.$selected && selectedStyle}
  ${focusRing}
  ${coarsePointer} {
    min-height: 44px;
    border-radius: 22px;
  }
`;

const Pressable = styled.button<{ $selected: boolean }>`
  ${chipStyle}
`;

const FollowedChip = styled(Link)<{ $selected: boolean }>`
  ${chipStyle}
  text-decoration: none;
`;
