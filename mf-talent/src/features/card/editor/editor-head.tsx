import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { Badge, Button, Menu } from '@dara/kit/ui';
import { ChevronDown, Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { CompositeCard } from '../../../api/generated.ts';
import { useFileItems } from '../files/file-items.tsx';
import { useCardFiles } from '../files/use-card-files.ts';

export interface EditorHeadProps {
  name: string;
  stored: CompositeCard | null;
  back: ReactNode;
  /** A file shows the card as it is stored: it is saved first. */
  isDirty: boolean;
  beforeFile: () => Promise<CompositeCard | null>;
  onPrint: () => void;
}

/** Back link, name of the card, and its files. */
export function EditorHead({ name, stored, back, isDirty, beforeFile, onPrint }: EditorHeadProps) {
  const { formatMessage } = useIntl();
  const files = useCardFiles();
  const items = useFileItems({
    onPrint,
    onFile: (file) => void beforeFile().then((card) => card && files.save(card, file)),
  });
  return (
    <Head>
      {back}
      <Line>
        <h1>{name.trim() || formatMessage({ id: 'talent.card.new' })}</h1>
        {stored?.isDefault && (
          <Badge tone="brand">
            <FormattedMessage id="talent.card.default" />
          </Badge>
        )}
        {stored?.shared && (
          <Badge tone="info">
            <FormattedMessage id="talent.card.shared" />
          </Badge>
        )}
        <Files>
          <Menu
            trigger={
              <Button
                size="small"
                loading={files.isBusy}
                icon={<Download size={18} aria-hidden />}
                iconEnd={<ChevronDown size={16} aria-hidden />}
              >
                <FormattedMessage id={isDirty ? 'talent.card.saveAndFile' : 'talent.card.file'} />
              </Button>
            }
            items={items}
          />
        </Files>
      </Line>
    </Head>
  );
}

const Head = styled.header`
  display: grid;
  justify-items: start;
  gap: ${tokens.space1};
  margin-block-end: ${tokens.space4};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space2} ${tokens.space3};
  width: 100%;
  h1 {
    margin: 0;
    font-size: ${tokens.textTitle};
    font-weight: 600;
    line-height: 1.6;
    overflow-wrap: anywhere;
  }
`;

/* An open menu inserts focus guards beside its button. */
const Files = styled.div`
  margin-inline-start: auto;
`;
