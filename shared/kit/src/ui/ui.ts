export { Avatar, type AvatarProps } from './display/avatar.tsx';
export { initialsOf } from './display/initials.ts';
export { Badge, type BadgeProps, type BadgeTone } from './display/badge.tsx';
export { Callout, CalloutSection } from './display/callout.tsx';
export { Breadcrumb, type BreadcrumbItem } from './navigation/breadcrumb.tsx';
export { ButtonDetails, type ButtonDetailsProps } from './buttons/button-details.tsx';
export { ButtonLink, type ButtonLinkProps } from './buttons/button-link.tsx';
export type { ButtonSize, ButtonVariant } from './buttons/button.styles.ts';
export { Button, type ButtonProps } from './buttons/button.tsx';
export { Carousel, type CarouselProps } from './display/carousel.tsx';
export { Checkbox, type CheckboxProps } from './inputs/checkbox.tsx';
export { Combobox, type ComboboxProps } from './inputs/combobox.tsx';
export {
  CommandDialog,
  type CommandDialogProps,
  type CommandGroup,
  type CommandItem,
} from './overlays/command-dialog.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './overlays/confirm-dialog.tsx';
export { DangerTitle } from './overlays/danger-title.tsx';
export { RecordNames } from './overlays/record-names.tsx';
export { DangerDialog, type DangerDialogProps } from './overlays/danger-dialog.tsx';
export { DialogActions } from './overlays/dialog-actions.ts';
export { Dialog, type DialogProps } from './overlays/dialog.tsx';
export { EmptyState, type EmptyStateProps } from './feedback/empty-state.tsx';
export { ErrorState, type ErrorStateProps } from './feedback/error-state.tsx';
export { describeError, type ErrorText } from './feedback/error-text.ts';
export { Field, RequiredNote, type FieldControlProps, type FieldProps } from './inputs/field.tsx';
export { FullScreen, FullScreenButton, type FullScreenProps } from './overlays/full-screen.tsx';
export { IconButton, type IconButtonProps } from './buttons/icon-button.tsx';
export { Image, type ImageProps } from './display/image.tsx';
export { InboxEntry, type InboxEntryProps } from './display/inbox-entry.tsx';
export { Logo, type LogoProps } from './display/logo.tsx';
export {
  clampLines,
  fingerArea,
  focusRing,
  coarsePointer,
  headingRule,
  hiddenStyle,
  contentVisibilityAuto,
} from './base/mixins.ts';
export { lazyComponent, type LazyComponentProps } from './base/lazy-component.tsx';
export { useIsHydrated } from './base/use-is-hydrated.ts';
export { useTypedBefore } from './base/use-typed-before.ts';
export { LoaderBar } from './feedback/loader-bar.tsx';
export { Menu, type MenuItem, type MenuProps } from './overlays/menu.tsx';
export { MoreLink } from './buttons/more-link.tsx';
export { MultiSelect, type MultiSelectProps } from './inputs/multi-select.tsx';
export { NativeSelect, type NativeSelectProps } from './inputs/native-select.tsx';
export { NoPermission, type NoPermissionProps } from './feedback/no-permission.tsx';
export { NumberField, type NumberFieldProps } from './inputs/number-field.tsx';
export { ExternalLink, type ExternalLinkProps } from './buttons/external-link.tsx';
export { pageCount, pageLinks } from './navigation/pagination-model.ts';
export { Pagination, type PaginationProps } from './navigation/pagination.tsx';
export { PasswordChecklist } from './inputs/password-checklist.tsx';
export { PasswordField, type PasswordFieldProps } from './inputs/password-field.tsx';
export { ProgressBar, type ProgressBarProps } from './feedback/progress-bar.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './inputs/radio-group.tsx';
export { SectionHeading, type SectionHeadingProps } from './display/section-heading.tsx';
export { Select, type SelectOption, type SelectProps } from './inputs/select.tsx';
export { useOptions } from './inputs/use-options.ts';
export { Sheet, type SheetProps, type SheetSide } from './overlays/sheet.tsx';
export { Skeleton, type SkeletonProps } from './base/skeleton.tsx';
export { Spinner, type SpinnerProps } from './base/spinner.tsx';
export { StateMessage, type StateMessageProps } from './feedback/state-message.tsx';
export { StatusBadge, type RecordStatus } from './display/status-badge.tsx';
export { Switch, type SwitchProps } from './inputs/switch.tsx';
export type {
  SortDirection,
  TableColumn,
  TableProps,
  TableSelection,
  TableSort,
} from './table/table-model.ts';
export { Table } from './table/table.tsx';
export { Tabs, useScrollTabIntoView, type TabItem, type TabsProps } from './navigation/tabs.tsx';
export {
  Chip,
  ChipLink,
  RemovableTag,
  Tag,
  type ChipLinkProps,
  type ChipProps,
  type RemovableTagProps,
} from './display/tag.tsx';
export { TextArea, type TextAreaProps } from './inputs/text-area.tsx';
export { TextField, type TextFieldProps } from './inputs/text-field.tsx';
export { RecordLink, TextLink } from './buttons/text-link.tsx';
export {
  ToastRegion,
  type Toast,
  type ToastKind,
  type ToastRegionProps,
} from './feedback/toast-region.tsx';
export { historyOverlayOf, useHistoryOverlay } from './overlays/use-history-overlay.ts';
export {
  usePanZoom,
  type GestureEnd,
  type GesturePoint,
  type PanZoomOptions,
} from './gestures/use-pan-zoom.ts';
export { VisuallyHidden } from './base/visually-hidden.tsx';
export { whenIdle } from './base/when-idle.ts';
export { useWhenOnline } from './base/use-when-online.ts';
