import { groupDigits } from '../../components/group-digits/group-digits';

/** Rupees for reading, in the Indian grouping: 10200 gives '₹ 10,200', 120000 gives '₹ 1,20,000'. */
export const rupees = (amount: number) => `₹\u00a0${groupDigits(amount)}`;
