import {
  BookOpen,
  CalendarDays,
  FlaskConical,
  GraduationCap,
  LogIn,
  type LucideIcon,
  Phone,
  School,
  Users,
} from 'lucide-react';

/** Icons that content may name; one family, one weight. */
export const contentIcons: Record<string, LucideIcon> = {
  'book-open': BookOpen,
  'calendar-days': CalendarDays,
  'flask-conical': FlaskConical,
  'graduation-cap': GraduationCap,
  'log-in': LogIn,
  phone: Phone,
  school: School,
  users: Users,
};
