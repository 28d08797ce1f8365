import { useIntl } from '@dara/sdk/i18n';
import type { MenuItem } from '@dara/kit/ui';
import { FileDown, FileImage, Printer, Scissors } from 'lucide-react';
import type { CardFile } from './use-card-files.ts';

const FILES: readonly (CardFile & { id: string })[] = [
  { id: 'pdfA5', format: 'pdf', size: 'A5' },
  { id: 'pdfA5Bleed', format: 'pdf', size: 'A5', bleed: true },
  { id: 'pdfHalf', format: 'pdf', size: 'HalfLetter' },
  { id: 'pdfHalfBleed', format: 'pdf', size: 'HalfLetter', bleed: true },
  { id: 'png', format: 'png', size: 'A5' },
];

const ICONS = { pdf: FileDown, png: FileImage } as const;

/** A card as a file or on paper, for the menus that offer it. */
export function useFileItems(actions: {
  onFile: (file: CardFile) => void;
  onPrint: () => void;
}): MenuItem[] {
  const { formatMessage } = useIntl();
  const files = FILES.map(({ id, ...file }): MenuItem => {
    const Icon = file.bleed ? Scissors : ICONS[file.format];
    return {
      id,
      label: formatMessage({ id: `talent.card.file.${id}` }),
      icon: <Icon size={18} aria-hidden />,
      onSelect: () => actions.onFile(file),
    };
  });
  return [
    ...files,
    {
      id: 'print',
      label: formatMessage({ id: 'talent.card.file.print' }),
      icon: <Printer size={18} aria-hidden />,
      onSelect: actions.onPrint,
      separated: true,
    },
  ];
}
