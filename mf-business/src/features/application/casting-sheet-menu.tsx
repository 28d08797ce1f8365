import { CASTING_SHEET_MAX } from '@dara/model';
import { ExportMenu, type ExportMenuProps } from '@dara/kit/resource';
import { FormattedMessage } from '@dara/sdk/i18n';
import { Printer } from 'lucide-react';

interface CastingSheetMenuProps extends Pick<ExportMenuProps, 'params' | 'total' | 'size'> {
  jobId: string;
}

/** The applicants on paper, four to a page, in either language. */
export function CastingSheetMenu({ jobId, size, ...asked }: CastingSheetMenuProps) {
  return (
    <ExportMenu
      kind="pdf"
      url={`/api/management/job/${jobId}/application/sheet`}
      fileName="casting-sheet"
      limit={CASTING_SHEET_MAX}
      label={<FormattedMessage id="business.application.sheet" />}
      icon={<Printer size={size ? 16 : 20} aria-hidden />}
      {...asked}
      {...(size && { size })}
    />
  );
}
