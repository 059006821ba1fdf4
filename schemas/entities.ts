import { Address } from './entities/address.ts';
import { Club, ClubSummary, UserClub } from './entities/club.ts';
import { Course, CourseSummary } from './entities/course.ts';
import { Form } from './entities/form.ts';
import { NewsletterEntry } from './entities/newsletterEntry.ts';
import { Order, OrderItem } from './entities/order.ts';
import { Pass } from './entities/pass.ts';
import { Phone } from './entities/phone.ts';
import { Product } from './entities/product.ts';
import { Profile } from './entities/profile.ts';
import { RegistrationSections } from './entities/registrationSection.ts';
import { Tariff } from './entities/tariff.ts';
import { User } from './entities/user.ts';

/** The entities of the contract, by name. State of the portal alone (a cart, a notice) is not included. */
export const entities = {
  Address,
  Club,
  ClubSummary,
  Course,
  CourseSummary,
  Form,
  NewsletterEntry,
  Order,
  OrderItem,
  Pass,
  Phone,
  Product,
  Profile,
  RegistrationSections,
  Tariff,
  User,
  UserClub,
} as const;
