import type { LucideIcon } from 'lucide-react';
import BookOpen from 'lucide-react/icons/book-open';
import CalendarDays from 'lucide-react/icons/calendar-days';
import FlaskConical from 'lucide-react/icons/flask-conical';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import LogIn from 'lucide-react/icons/log-in';
import Phone from 'lucide-react/icons/phone';
import School from 'lucide-react/icons/school';
import Users from 'lucide-react/icons/users';

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
