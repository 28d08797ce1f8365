import {
  BriefcaseBusiness,
  Building2,
  Circle,
  CircleUserRound,
  ClipboardList,
  FileText,
  Handshake,
  History,
  IdCard,
  Image,
  LayoutDashboard,
  Megaphone,
  Newspaper,
  Rocket,
  Settings,
  Sparkles,
  Star,
  Tags,
  UserCog,
  UserRound,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';

/** Icons that a remote's menu may name, by their lucide name in kebab case. */
const ICONS: Record<string, LucideIcon> = {
  briefcase: BriefcaseBusiness,
  'briefcase-business': BriefcaseBusiness,
  building: Building2,
  'building-2': Building2,
  'circle-user-round': CircleUserRound,
  'clipboard-list': ClipboardList,
  'file-text': FileText,
  handshake: Handshake,
  history: History,
  'id-card': IdCard,
  image: Image,
  'layout-dashboard': LayoutDashboard,
  megaphone: Megaphone,
  newspaper: Newspaper,
  rocket: Rocket,
  settings: Settings,
  sparkles: Sparkles,
  star: Star,
  tags: Tags,
  user: UserRound,
  'user-cog': UserCog,
  'user-round': UserRound,
  users: UsersRound,
  'users-round': UsersRound,
};

/** Names come from remotes in either spelling, `UserRound` or `user-round`. */
export function railIcon(name: string | undefined): LucideIcon {
  const kebab = (name ?? '').replace(/([a-z])([A-Z0-9])/g, '$1-$2').toLowerCase();
  return ICONS[kebab] ?? Circle;
}
