import { meetFaults } from './meet-faults';

meetFaults(() => true);
