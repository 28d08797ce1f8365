export { Avatar } from './display/avatar.tsx';
export { initialsOf } from './display/initials.ts';
export { Badge, type BadgeProps, type BadgeTone } from './display/badge.tsx';
export { Callout, CalloutSection } from './display/callout.tsx';
export { Breadcrumb, type BreadcrumbItem } from './navigation/breadcrumb.tsx';
export { ButtonDetails } from './buttons/button-details.tsx';
export { ButtonLink, type ButtonLinkProps } from './buttons/button-link.tsx';
export type { ButtonVariant } from './buttons/button.styles.ts';
export { Button } from './buttons/button.tsx';
export { Carousel } from './display/carousel.tsx';
export { CancelButton } from './buttons/cancel-button.tsx';
export { Checkbox } from './inputs/checkbox.tsx';
export { Combobox, type ComboboxProps } from './inputs/combobox.tsx';
export { CommandDialog, type CommandGroup, type CommandItem } from './overlays/command-dialog.tsx';
export { ConfirmDialog } from './overlays/confirm-dialog.tsx';
export { DangerTitle } from './overlays/danger-title.tsx';
export { RecordNames } from './overlays/record-names.tsx';
export { DangerDialog } from './overlays/danger-dialog.tsx';
export { DialogActions } from './overlays/dialog-actions.ts';
export { Dialog } from './overlays/dialog.tsx';
export { EmptyState } from './feedback/empty-state.tsx';
export { ErrorState } from './feedback/error-state.tsx';
export { describeError } from './feedback/error-text.ts';
export { Field, RequiredNote } from './inputs/field.tsx';
export { FullScreen, FullScreenButton } from './overlays/full-screen.tsx';
export { IconButton } from './buttons/icon-button.tsx';
export { Image } from './display/image.tsx';
export { InboxEntry } from './display/inbox-entry.tsx';
export { Logo } from './display/logo.tsx';
export {
  clampLines,
  fingerArea,
  focusRing,
  coarsePointer,
  headingRule,
  hiddenStyle,
  contentVisibilityAuto,
} from './base/mixins.ts';
export { lazyComponent } from './base/lazy-component.tsx';
export { useIsHydrated } from './base/use-is-hydrated.ts';
export { useTypedBefore } from './base/use-typed-before.ts';
export { LoaderBar } from './feedback/loader-bar.tsx';
export { useCopyLink } from './feedback/use-copy-link.ts';
export { Menu, type MenuItem } from './overlays/menu.tsx';
export { MoreLink } from './buttons/more-link.tsx';
export { MultiSelect } from './inputs/multi-select.tsx';
export { NativeSelect } from './inputs/native-select.tsx';
export { NoPermission } from './feedback/no-permission.tsx';
export { FileButton } from './inputs/file-button.tsx';
export { NumberField } from './inputs/number-field.tsx';
export { ExternalLink } from './buttons/external-link.tsx';
export { pageLinks } from './navigation/pagination-model.ts';
export { Pagination } from './navigation/pagination.tsx';

export { PasswordField } from './inputs/password-field.tsx';
export { ProgressBar } from './feedback/progress-bar.tsx';
export { RadioGroup } from './inputs/radio-group.tsx';
export { SectionHeading } from './display/section-heading.tsx';
export { Select, type SelectOption } from './inputs/select.tsx';
export { useOptions } from './inputs/use-options.ts';
export { Sheet } from './overlays/sheet.tsx';
export { Skeleton } from './base/skeleton.tsx';
export { Spinner } from './base/spinner.tsx';
export { StateMessage } from './feedback/state-message.tsx';
export { StatusBadge } from './display/status-badge.tsx';
export { Switch } from './inputs/switch.tsx';
export type { TableColumn, TableSelection, TableSort } from './table/table-model.ts';
export { Table } from './table/table.tsx';
export { Tabs, useScrollTabIntoView, type TabItem } from './navigation/tabs.tsx';
export { Chip, ChipLink, RemovableTag, Tag } from './display/tag.tsx';
export { TextArea } from './inputs/text-area.tsx';
export { TextField } from './inputs/text-field.tsx';
export { RecordLink, TextLink } from './buttons/text-link.tsx';
export { ToastRegion } from './feedback/toast-region.tsx';
export { useHistoryOverlay } from './overlays/use-history-overlay.ts';
export { usePanZoom, type GestureEnd } from './gestures/use-pan-zoom.ts';
export { VisuallyHidden } from './base/visually-hidden.tsx';
export { whenIdle } from './base/when-idle.ts';
export { useWhenOnline } from './base/use-when-online.ts';
