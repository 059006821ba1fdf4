export { RelatedProducts } from './components/RelatedProducts.tsx';
